interface MinimalSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/**
 * The platform's `AbortSignal` where there is one in the types, so that its
 * `fetch` fits `Fetch`; the little that is used of it elsewhere.
 */
export type Signal = typeof globalThis extends {
  AbortSignal: { prototype: infer Platform }
}
  ? Platform
  : MinimalSignal

/** Time, as a test may have it. Fits XState's `clock`. */
export interface Clock {
  now(): number
  setTimeout(run: () => void, delay: number): unknown
  // The platform's handle is a number here and an object there.
  // biome-ignore lint/suspicious/noExplicitAny: what setTimeout returned
  clearTimeout(timer: any): void
}

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
