import type { ClubDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'

type Mine = NonNullable<ClubDetail['mine']>

const { power } = club

/** Says how many votes a member has in a club. */
export function headOf({ votingPower }: Mine): string {
  if (votingPower === undefined) return power.unknown
  return votingPower === 0
    ? power.none
    : power.votes(votingPower, formatCount(votingPower))
}

/** Says whether a member may propose, and what is missing. */
export function tailOf({ propose }: Mine): string {
  const { ok, why, need, missing } = propose
  if (ok) return power.can(formatCount(need))
  if (why === 'holdings_unknown') return power.holdingsUnknown
  if (why === 'voting_power_needed')
    return missing === undefined
      ? power.needed(formatCount(need))
      : power.missing(missing, formatCount(missing))
  return missing === undefined
    ? power.notActive
    : `${power.notActive} ${power.wouldMiss(missing, formatCount(missing))}`
}
