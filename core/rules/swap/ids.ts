import { swapLimits } from './limits.ts'

export type IdsFault =
  | 'swap_no_ids'
  | 'swap_too_many_ids'
  | 'swap_duplicate_ids'

/** Tells what is wrong with the choice of NFTs by itself. */
export function faultOfIds(ids: readonly string[]): IdsFault | null {
  if (ids.length === 0) return 'swap_no_ids'
  if (ids.length > swapLimits.ids) return 'swap_too_many_ids'
  if (new Set(ids).size < ids.length) return 'swap_duplicate_ids'
  return null
}
