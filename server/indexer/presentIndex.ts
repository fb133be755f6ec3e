import type { AppContext } from '../context.ts'
import { secondsLeft } from './progress.ts'

/** Tells whoever watches over the server how far the index is. */
export function presentIndex({ index }: Pick<AppContext, 'index'>) {
  const standing = index.book.standing()
  if (!standing) return { status: 'absent' as const }
  const { status, block, head, seenAt } = standing
  const progress = index.progress()
  const left = progress && secondsLeft(progress)
  return {
    ...{ status, block, head, seenAt },
    lag: Math.max(0, head - block),
    ...(left !== undefined && { secondsLeft: left }),
  }
}
