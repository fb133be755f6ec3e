import { serveAudit } from '@narwhal-club/core/auditing/worker'

const { port1: here, port2: there } = new MessageChannel()

/** Lets what has arrived be heard: sooner than any timer. */
const pause = () =>
  new Promise<void>((go) => {
    here.onmessage = () => go()
    there.postMessage(null)
  })

serveAudit(self as unknown as Parameters<typeof serveAudit>[0], pause)
