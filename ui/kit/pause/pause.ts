/** A task of its own for what follows: between two a phone answers a finger. */
export const pause = () =>
  new Promise<void>((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => go()
    port2.postMessage(null)
  })
