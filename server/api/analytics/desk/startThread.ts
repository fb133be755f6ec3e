import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageRoot } from '../../../packageRoot.ts'
import type { Reply, Request } from './messages.ts'
import type { ThreadSettings } from './threadDatabase.ts'

/** The thread as the server sees it. */
export interface Thread {
  post(request: Request): void
  onReply(act: (reply: Reply) => void): void
  /** Calls back once, when it has ended by itself or was stopped. */
  onEnd(act: (error?: Error) => void): void
  /** Ends it, also in the middle of its work. */
  stop(): Promise<void>
}

export type StartThread = (settings: ThreadSettings) => Thread

/** In MB, of JavaScript: a question that needs more ends the thread alone. */
const mostMemory = 512

/** Built code: a thread takes no TypeScript, even where the rest runs as it. */
const file = () => join(packageRoot(), 'dist/api/analytics/desk/thread.js')

export const startThread: StartThread = (settings) => {
  const worker = new Worker(file(), {
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  })
  worker.unref()
  return {
    post: (request) => worker.postMessage(request),
    onReply: (act) => worker.on('message', act),
    onEnd(act) {
      let failure: Error | undefined
      worker.on('error', (error) => {
        failure = error as Error
      })
      worker.on('exit', () => act(failure))
    },
    async stop() {
      await worker.terminate()
    },
  }
}
