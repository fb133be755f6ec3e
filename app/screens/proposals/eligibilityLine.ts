import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { whyNotPropose } from '@narwhal-club/core/messages/whyNotPropose'

const { editor } = proposing

/** Says whether the member who asks can propose in the club, and what is missing. */
export function eligibilityLine({ mine }: Pick<ClubDetail, 'mine'>): string {
  const propose = mine?.propose
  if (!propose) return editor.unknownEligibility
  if (propose.ok) return editor.eligible(propose.have ?? propose.need)
  const { why: code = 'holdings_unknown', need, missing } = propose
  return whyNotPropose({ code, need, missing })
}
