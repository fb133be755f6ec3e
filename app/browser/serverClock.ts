interface Clock {
  now: () => number
}

/**
 * Creates what knows how far this machine's clock is from the server's. A cache
 * tells a time that is past, none that is to come: the latest that was told
 * counts.
 */
export function createServerClock(clock: Clock = Date) {
  let ahead: number | undefined
  const learn = (at: number, by = clock.now()) => {
    if (!Number.isNaN(at)) ahead = Math.max(ahead ?? -Infinity, at - by)
  }
  return {
    /** Takes what the server says, in milliseconds. */
    learn,
    /** Returns the server's time in milliseconds; ours until it is known. */
    now: () => clock.now() + (ahead ?? 0),
    /** Makes a `fetch` that learns from each answer on its way. */
    listen:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (url, init) => {
        const sentAt = clock.now()
        const answer = await fetch(url, init)
        const date = Date.parse(answer.headers.get('date') ?? '')
        // The header has whole seconds, and was written on the way.
        learn(date + 500, (sentAt + clock.now()) / 2)
        return answer
      },
  }
}

/** The server's clock, as this page has heard of it. */
export const serverClock = createServerClock()
