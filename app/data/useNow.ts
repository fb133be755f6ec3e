import { createContext, use, useSyncExternalStore } from 'react'
import { serverClock } from '../browser/serverClock.ts'

const minute = 60_000
/** Often enough that a minute is never said twice as long as it lasts. */
const pause = minute / 4

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, pause)
  return () => clearInterval(timer)
}
const wholeMinutes = (at: number) => Math.floor(at / minute) * minute
const read = () => wholeMinutes(serverClock.now())

/** When the page was drawn, in milliseconds; missing where no server drew it. */
export const DrawnAtContext = createContext<number | undefined>(undefined)

/**
 * The server's time, in milliseconds and whole minutes. What takes over from a
 * page begins with the minute in which it was drawn, so that nothing moves.
 */
export function useNow(): number | undefined {
  const drawnAt = use(DrawnAtContext)
  return useSyncExternalStore(subscribe, read, () =>
    drawnAt === undefined ? undefined : wholeMinutes(drawnAt),
  )
}
