/** A clock that stands, and moves only when told. */
export function createSuiteClock(at: number) {
  let now = at
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
