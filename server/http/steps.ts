import type { ClubContext, ClubMiddleware, Step } from './types.ts'

/** Takes one step after the other; a promise only where one of them has one. */
export function take(
  steps: readonly Step[],
  ctx: ClubContext,
  from = 0,
): Promise<void> | void {
  for (let at = from; at < steps.length; at++) {
    const pending = steps[at]?.(ctx)
    if (pending) return pending.then(() => take(steps, ctx, at + 1))
  }
}

/** Makes a middleware of steps. */
export const before =
  (...steps: Step[]): ClubMiddleware =>
  (ctx, next) => {
    const pending = take(steps, ctx)
    return pending ? pending.then(next) : next()
  }
