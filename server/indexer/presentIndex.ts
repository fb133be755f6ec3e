import type { AppContext } from '../context.ts'
import { secondsLeft } from './progress.ts'

/** Tells the operator of the server how far the index is. */
export function presentIndex({ index }: Pick<AppContext, 'index'>) {
  const standing = index.book.standing()
  if (!standing) return { status: 'absent' as const }
  const { status, block, head, seenAt } = standing
  // Who led once knows no more how fast it goes.
  const progress = index.leads() ? index.progress() : undefined
  const left = progress && secondsLeft(progress)
  return {
    status,
    block,
    head,
    seenAt,
    lag: Math.max(0, head - block),
    ...(left !== undefined && { secondsLeft: left }),
  }
}
