import type { Clock, Signal } from './http.types.ts'

/** What every platform has and the ES2022 library does not name. */
declare function setTimeout(run: () => void, delay: number): unknown
declare function clearTimeout(timer: unknown): void
declare const AbortController: new () => { signal: Signal; abort(): void }

/** The platform's own time. */
export const platformClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (timer) => clearTimeout(timer),
}

/** Creates the platform's switch that gives up a request. */
export function createAbort(): { signal: Signal; abort(): void } {
  return new AbortController()
}
