import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'

const { editor, why } = proposing

/** Says whether the member who asks can propose in the club, and what is missing. */
export function eligibilityLine({ mine }: Pick<ClubDetail, 'mine'>): string {
  const propose = mine?.propose
  if (!propose) return editor.unknownEligibility
  if (propose.ok) return editor.eligible(propose.have ?? propose.need)
  switch (propose.why) {
    case 'club_not_active':
      return why.club_paused
    case 'voting_power_needed':
      return why.insufficient_vp(propose.missing ?? propose.need)
    default:
      return why.vp_unavailable
  }
}
