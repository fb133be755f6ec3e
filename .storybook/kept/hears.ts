type Handler = (...said: unknown[]) => unknown

const heard = new Set<string>()
const kept = new Map<string, WeakMap<Handler, Handler>>()

/** Where a handler was called since the page was opened. */
export const heardSoFar = (): readonly string[] => [...heard]

/**
 * The handler of a place, and that it is called is known. Of the same one it is
 * always the same: what is drawn once stays so.
 */
export function hears<T>(place: string, handler: T): T {
  if (typeof handler !== 'function') return handler
  const own = handler as unknown as Handler
  const of = kept.get(place) ?? new WeakMap<Handler, Handler>()
  kept.set(place, of)
  const known = of.get(own)
  if (known) return known as unknown as T
  function watched(this: unknown, ...said: unknown[]) {
    heard.add(place)
    return own.apply(this, said)
  }
  of.set(own, watched)
  return watched as unknown as T
}
