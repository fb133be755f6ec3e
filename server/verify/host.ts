import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AuditHost, AuditWorker, Port } from '@narwhal-club/core/auditing'

/** More help no more: what they are handed is made by one. */
const mostWorkers = 8

/** A thread of Node, as a worker of a browser is told and tells. */
function asWorker(thread: Worker): AuditWorker {
  const worker: AuditWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (message, transfer) =>
      thread.postMessage(message, transfer as ArrayBuffer[]),
    terminate: () => thread.terminate(),
  }
  thread.on('message', (data) => worker.onmessage?.({ data }))
  thread.on('error', (error) => worker.onerror?.(error))
  return worker
}

/** Audits in threads that run a file which does `serveAudit` in them. */
export const createThreadHost = (file: string): AuditHost => ({
  workers: Math.min(availableParallelism(), mostWorkers),
  spawn: () => asWorker(new Worker(fileURLToPath(file))),
  channel() {
    const { port1, port2 } = new MessageChannel()
    return [port1, port2] as unknown as [Port, Port]
  },
})
