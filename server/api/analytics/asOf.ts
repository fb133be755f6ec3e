import type { AsOf } from '@narwhal-club/core/contract'
import type { Standing } from '../../indexer/standing.ts'
import { instant } from './answers/instant.ts'
import type { Moment } from './history.ts'
import type { Excluded } from './leftOut.ts'

/** Tells what moment an answer is of, and how far the index is behind. */
export const presentAsOf = (
  { status, head }: Pick<Standing, 'status' | 'head'>,
  { block, time }: Moment,
  excluded: Excluded,
): AsOf => ({
  status,
  block,
  at: instant(time),
  head: Math.max(head, block),
  excluded,
})
