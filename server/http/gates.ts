import type { ClubContext, ClubMiddleware, Gate } from './types.ts'

/** Passes one gate after the other; a promise only where one of them has one. */
export function pass(
  gates: readonly Gate[],
  ctx: ClubContext,
  from = 0,
): Promise<void> | void {
  for (let at = from; at < gates.length; at++) {
    const pending = gates[at]?.(ctx)
    if (pending) return pending.then(() => pass(gates, ctx, at + 1))
  }
}

/** Makes a middleware of gates. */
export const before =
  (...gates: Gate[]): ClubMiddleware =>
  (ctx, next) => {
    const pending = pass(gates, ctx)
    return pending ? pending.then(next) : next()
  }
