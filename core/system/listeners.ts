import type { Subscription } from 'xstate'
import { platformClock } from '../ports/clock.ts'

/** Ends a subscription: called itself, as stores have it, or by its method. */
export type Unsubscribe = (() => void) & Subscription

/** Those who hear one kind of thing; each may come twice, and leaves alone. */
export interface Listeners<T> {
  add: (listener: (value: T) => void) => Unsubscribe
  /** What one throws is thrown later: the others hear all the same. */
  tell: (value: T) => void
}

/** Creates a set of listeners that nothing is told yet. */
export function createListeners<T>(): Listeners<T> {
  const all = new Map<symbol, (value: T) => void>()
  return {
    add: (listener) => {
      const place = Symbol('listener')
      all.set(place, listener)
      const unsubscribe = () => void all.delete(place)
      return Object.assign(() => unsubscribe(), { unsubscribe })
    },
    tell: (value) => {
      // Who leaves while others hear is not told any more.
      for (const place of [...all.keys()]) hear(all.get(place), value)
    },
  }
}

/** Tells one; as XState does, an error of theirs is nobody else's. */
export function hear<T>(
  listener: ((value: T) => void) | undefined,
  value: T,
): void {
  try {
    listener?.(value)
  } catch (error) {
    platformClock.setTimeout(() => {
      throw error
    }, 0)
  }
}
