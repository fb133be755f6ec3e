import { MessageChannel } from 'node:worker_threads'
import { serve } from '../api/analytics/desk/serve.ts'
import type { StartThread } from '../api/analytics/desk/startThread.ts'
import { openThreadDatabase } from '../api/analytics/desk/threadDatabase.ts'

/** What the thread does, without the thread: tests run from the sources. */
export const threadHere: StartThread = (settings) => {
  const { port1, port2 } = new MessageChannel()
  const database = openThreadDatabase(settings)
  serve(port2, database)
  return {
    post: (request) => port1.postMessage(request),
    onReply: (act) => port1.on('message', act),
    onEnd: (act) => port1.on('close', () => act()),
    async stop() {
      port1.close()
      await (await database).close().catch(() => {})
    },
  }
}
