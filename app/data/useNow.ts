import { useSyncExternalStore } from 'react'
import { serverClock } from '../browser/serverClock.ts'

const minute = 60_000
/** Often enough that a minute is never said twice as long as it lasts. */
const pause = minute / 4

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, pause)
  return () => clearInterval(timer)
}
const read = () => Math.floor(serverClock.now() / minute) * minute
const unknown = () => undefined

/**
 * The server's time, in milliseconds and whole minutes. A server that draws does
 * not say it, nor does what takes over from it: a page may lie in a cache for a
 * while.
 */
export const useNow = () =>
  useSyncExternalStore<number | undefined>(subscribe, read, unknown)
