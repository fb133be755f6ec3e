import type { MessagePort } from 'node:worker_threads'
import { driverError, isUnavailable } from '../../../db/unavailable.ts'
import { DatabaseUnavailableError } from '../../../errors.ts'
import { createHistoryRepository } from '../history.repository.ts'
import {
  DroppedError,
  type Reply,
  type Request,
  toFailure,
} from './messages.ts'
import type { ThreadDatabase } from './threadDatabase.ts'
import { workOut } from './workOut.ts'

/** What the thread does: it answers from its database what a port asks. */
export function serve(
  port: Pick<MessagePort, 'on' | 'postMessage' | 'close'>,
  opened: Promise<ThreadDatabase>,
): void {
  const dropping = new Map<number, AbortController>()

  async function act(request: Request): Promise<Reply> {
    const { id, kind } = request
    const drop = new AbortController()
    // Before anything is waited for: it may be dropped meanwhile.
    if (kind === 'ask') dropping.set(id, drop)
    const database = await opened
    if (kind === 'ask') {
      drop.signal.throwIfAborted()
      const history = createHistoryRepository(database)
      const prepared = await workOut(history, request.question, drop.signal)
      return { id, kind: 'answer', prepared }
    }
    if (kind === 'empty') await database.empty(request.reorgs)
    if (kind === 'take') await database.take(request.step)
    if (kind === 'close') await database.close()
    return { id, kind: 'answer' }
  }

  port.on('message', async (request: Request) => {
    const { id, kind } = request
    if (kind === 'drop') {
      dropping.get(id)?.abort(new DroppedError('dropped'))
      return
    }
    const reply = await act(request).catch((error): Reply => {
      const cause = driverError(error)
      const told = isUnavailable(cause)
        ? new DatabaseUnavailableError('database away', { cause })
        : cause
      return { id, kind: 'failure', failure: toFailure(told) }
    })
    dropping.delete(id)
    const body = reply.kind === 'answer' && reply.prepared?.body.buffer
    port.postMessage(reply, body ? [body as ArrayBuffer] : [])
    if (kind === 'close') port.close()
  })
}
