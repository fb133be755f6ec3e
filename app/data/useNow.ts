import { useSyncExternalStore } from 'react'

const minute = 60_000
/** Often enough that a minute is never said twice as long as it lasts. */
const pause = minute / 4

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, pause)
  return () => clearInterval(timer)
}
const unknown = () => undefined

/**
 * Creates the hook for the time, in milliseconds and whole minutes. A server
 * that draws does not say it, nor does what takes over from it: a page may lie
 * in a cache for a while.
 *
 * @param clock as the server's answers told it.
 */
export const createUseNow = (clock: () => number) => {
  const read = () => Math.floor(clock() / minute) * minute
  return () =>
    useSyncExternalStore<number | undefined>(subscribe, read, unknown)
}
