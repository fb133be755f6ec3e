import type { FlagName } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'

export interface FlagRow {
  flag: FlagName
  reason: string
  /** RFC 3339. */
  since: string
}

/** Seconds after which it is worth coming back. */
const retryAfter = 60

/** @throws RefusalError where one of the flags is set, with its reason. */
export function holdToFlags(
  rows: readonly FlagRow[],
  flags: readonly FlagName[],
): void {
  const row = rows.find(({ flag }) => flags.includes(flag))
  if (!row) return
  const { flag, reason } = row
  if (flag === 'readOnly')
    throw new RefusalError('read_only_mode', {
      retryAfter,
      details: { reason },
    })
  throw new RefusalError('area_closed', {
    retryAfter,
    details: { area: flag, reason },
  })
}
