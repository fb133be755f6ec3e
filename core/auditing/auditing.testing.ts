import { setImmediate } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import type { AuditHost, AuditWorker } from './index.ts'
import type { Port } from './ports.ts'
import { serveAudit } from './serveAudit.ts'

/** Workers in this thread, with real channels between them. */
export function workersHere() {
  const started: AuditWorker[] = []
  const ended: AuditWorker[] = []
  const channels: MessageChannel[] = []

  function channel(): [Port, Port] {
    const fresh = new MessageChannel()
    channels.push(fresh)
    return [fresh.port1, fresh.port2] as unknown as [Port, Port]
  }

  return {
    started,
    ended,
    hostOf: (workers: number, serve = serveAudit): AuditHost => ({
      workers,
      channel,
      spawn() {
        const [outside, inside] = channel()
        serve(inside, setImmediate)
        const worker = Object.assign(outside, {
          onerror: null,
          terminate: () => ended.push(worker),
        }) as AuditWorker
        started.push(worker)
        return worker
      },
    }),
    clear(): void {
      started.length = 0
      ended.length = 0
      for (const { port1, port2 } of channels.splice(0)) {
        port1.close()
        port2.close()
      }
    },
  }
}
