import type { ClubDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { whyNotPropose } from '@narwhal-club/core/messages/whyNotPropose'

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
  const { ok, why = 'holdings_unknown', need, missing } = propose
  return ok
    ? power.can(formatCount(need))
    : whyNotPropose({ code: why, need, missing })
}
