interface Timer {
  id: number
  due: number
  delay: number
  run: () => void
}

/** A clock that stands still until a test moves it. Fits XState's `clock`. */
export interface FakeClock {
  now: () => number
  setTimeout: (run: () => void, delay: number) => number
  clearTimeout: (id: number) => void
  /** Moves time forward and runs everything that falls due, in order. */
  advance: (ms: number) => void
  /** Runs the newest timer of that length; false where none is pending. */
  fire: (delay: number) => boolean
  /** The lengths of the pending timers. */
  pending: () => number[]
}

/** Creates a fake clock that starts at `start`. */
export function fakeClock(start = 0): FakeClock {
  let now = start
  let nextId = 1
  let timers: Timer[] = []

  const run = (timer: Timer) => {
    timers = timers.filter((other) => other !== timer)
    timer.run()
  }
  const earliest = (until: number) =>
    timers
      .filter((timer) => timer.due <= until)
      .sort((a, b) => a.due - b.due || a.id - b.id)[0]

  return {
    now: () => now,
    setTimeout: (callback, delay) => {
      const id = nextId++
      timers.push({ id, due: now + delay, delay, run: callback })
      return id
    },
    clearTimeout: (id) => {
      timers = timers.filter((timer) => timer.id !== id)
    },
    advance: (ms) => {
      const until = now + ms
      for (let next = earliest(until); next; next = earliest(until)) {
        now = Math.max(now, next.due)
        run(next)
      }
      now = until
    },
    fire: (delay) => {
      const timer = timers.filter((each) => each.delay === delay).at(-1)
      if (timer) run(timer)
      return timer !== undefined
    },
    pending: () => timers.map((timer) => timer.delay),
  }
}
