interface Flight<Value> {
  result: Promise<Value>
  /** How many wait for it. */
  askers: number
  stop: AbortController
}

/**
 * Work that many may want at once is done once, and given up when the last of
 * them has gone. Nothing is remembered: what has landed is asked anew.
 */
export function createFlights<Value>() {
  const flights = new Map<string, Flight<Value>>()

  function begin(
    key: string,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Flight<Value> {
    const stop = new AbortController()
    const result = work(stop.signal).finally(() => forget(key, flight))
    const flight = { result, askers: 0, stop }
    flights.set(key, flight)
    return flight
  }

  function forget(key: string, flight: Flight<Value>) {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function leave(key: string, flight: Flight<Value>, reason: unknown) {
    flight.askers -= 1
    if (flight.askers > 0) return
    forget(key, flight)
    flight.result.catch(() => {})
    flight.stop.abort(reason)
  }

  return {
    size: () => flights.size,
    has: (key: string) => flights.has(key),
    /**
     * Does the work, or waits for who does it already.
     *
     * @param signal tells that this asker has gone; without one it stays.
     * @throws the reason of the signal, and what the work throws.
     */
    share(
      key: string,
      work: (signal: AbortSignal) => Promise<Value>,
      signal?: AbortSignal,
    ): Promise<Value> {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const flight = flights.get(key) ?? begin(key, work)
      flight.askers += 1
      if (!signal) return flight.result
      return new Promise<Value>((resolve, reject) => {
        const onAbort = () => {
          reject(signal.reason)
          leave(key, flight, signal.reason)
        }
        signal.addEventListener('abort', onAbort, { once: true })
        flight.result
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', onAbort))
      })
    },
  }
}
