import { serveAudit } from '@narwhal-club/core/auditing/worker'

/** Lets what has arrived be heard: sooner than any timer. */
const pause = () =>
  new Promise<void>((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(null)
  })

serveAudit(self as unknown as Parameters<typeof serveAudit>[0], pause)
