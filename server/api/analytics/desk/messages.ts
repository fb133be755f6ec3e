import {
  badQuery,
  DatabaseUnavailableError,
  RefusalError,
} from '../../../errors.ts'
import type { Advance } from '../../../indexer/index.repository.ts'
import { HistoryMovedError } from '../history.repository.ts'
import type { Prepared, Question } from './question.ts'

/** What the server says to the thread; each is answered by its number. */
export type Request = { id: number } & (
  | { kind: 'ask'; question: Question }
  /** No asker waits for it any more. */
  | { kind: 'drop' }
  /** Forgets the copy of the index: another follows. */
  | { kind: 'empty'; reorgs: number }
  | { kind: 'take'; step: Advance }
  | { kind: 'close' }
)

export type Reply = { id: number } & (
  | { kind: 'answer'; prepared?: Prepared }
  | { kind: 'failure'; failure: Failure }
)

/** An error cannot be sent as the class that it is. */
type Failure =
  | { name: 'moved' }
  | { name: 'away' }
  | { name: 'dropped' }
  | { name: 'refused'; reason: string; query?: string }
  | { name: 'defect'; message: string; stack: string }

export function toFailure(error: unknown): Failure {
  if (error instanceof HistoryMovedError) return { name: 'moved' }
  if (error instanceof DatabaseUnavailableError) return { name: 'away' }
  if (error instanceof DroppedError) return { name: 'dropped' }
  if (error instanceof RefusalError)
    return {
      name: 'refused',
      reason: error.reason ?? '',
      ...(error.code === 'bad_query' && {
        query: String(error.details?.name ?? ''),
      }),
    }
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error))
  return { name: 'defect', message, stack }
}

export function toError(failure: Failure): Error {
  if (failure.name === 'moved') return new HistoryMovedError()
  if (failure.name === 'away')
    return new DatabaseUnavailableError('database away')
  if (failure.name === 'dropped') return new DroppedError('dropped')
  if (failure.name === 'refused')
    return failure.query === undefined
      ? tooDear(failure.reason)
      : badQuery(failure.query)
  const error = new Error(failure.message)
  error.stack = failure.stack
  return error
}

/** A question that takes more than one may. */
export const tooDear = (reason: string) =>
  new RefusalError('unavailable', {
    reason,
    retryAfter: 1,
    details: { reason },
  })

/** What was given up because no asker waits for it. */
export class DroppedError extends Error {
  override name = 'DroppedError'
}
