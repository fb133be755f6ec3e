import { MessageChannel } from 'node:worker_threads'
import { openPlace } from '../api/analytics/desk/place.ts'
import { serve } from '../api/analytics/desk/serve.ts'
import type { StartThread } from '../api/analytics/desk/startThread.ts'

/** What the thread does, without the thread: tests run from the sources. */
export const threadHere: StartThread = (settings) => {
  const { port1, port2 } = new MessageChannel()
  const place = openPlace(settings)
  serve(port2, place)
  return {
    post: (request) => port1.postMessage(request),
    onReply: (act) => port1.on('message', act),
    onEnd: (act) => port1.on('close', () => act()),
    async stop() {
      port1.close()
      await (await place).close().catch(() => {})
    },
  }
}
