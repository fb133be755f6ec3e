import type { Clock } from '../clock.ts'

/** A clock that goes with the machine's and can be moved. */
export function movableClock(): Clock & { move(milliseconds: number): void } {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    move(milliseconds) {
      offset += milliseconds
    },
  }
}

/** A clock that stands, and moves only when told. */
export function stillClock(): ReturnType<typeof movableClock> {
  let at = Date.now()
  return {
    now: () => at,
    move(milliseconds) {
      at += milliseconds
    },
  }
}
