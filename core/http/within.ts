import { CallAbortedError, TimeoutError } from '../errors.ts'
import type { Clock, Signal } from '../ports/clock.ts'
import { createAbort } from '../ports/clock.ts'

export interface Limits {
  clock: Clock
  ms: number
  signal?: Signal | undefined
}

/**
 * Runs something that may take so long and be given up by the caller; what it
 * is handed ends with either. No timer outlives it.
 */
export function within<T>(
  { clock, ms, signal }: Limits,
  begin: (inner: Signal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = createAbort()
    const giveUp = () => fail(new CallAbortedError())
    const timer = clock.setTimeout(() => fail(new TimeoutError(ms)), ms)
    const finish = () => {
      clock.clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
    }
    const fail = (error: unknown) => {
      finish()
      reject(error)
      abort.abort()
    }
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
    begin(abort.signal).then((value) => {
      finish()
      resolve(value)
    }, fail)
  })
}

/** Waits, unless the caller gives up. */
export function pause({ clock, ms, signal }: Limits): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      clock.clearTimeout(timer)
      reject(new CallAbortedError())
    }
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp)
  })
}
