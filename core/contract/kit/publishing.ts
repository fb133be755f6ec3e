/** What a signed proposal may be refused with (E, P). */
export const ofSignedProposal = [
  'bad_envelope',
  'bad_timestamp',
  'wrong_domain',
  'session_mismatch',
  'bad_signature',
  'summary_mismatch',
  'content_changed',
  'replayed',
  'bad_proposal',
  'body_too_long',
  'bad_schedule',
  'link_blocked',
] as const

/** Why a proposal is not published, whatever was paid for it. */
export const ofProposal = [
  ...ofSignedProposal,
  'club_not_found',
  'club_paused',
  'club_misconfigured',
  'author_blocked',
  'insufficient_vp',
  'vp_unavailable',
  'proposal_limit',
  'index_behind',
  'no_block',
] as const

/** What a signed bounty may be refused with (E). */
export const ofSignedBounty = [
  'bad_envelope',
  'bad_timestamp',
  'wrong_domain',
  'session_mismatch',
  'bad_signature',
  'summary_mismatch',
  'content_changed',
  'replayed',
  'bad_bounty',
  'bad_dates',
  'body_too_long',
  'link_blocked',
] as const

/** Why a bounty is not published, whatever was paid for it. */
export const ofBounty = [
  ...ofSignedBounty,
  'club_not_found',
  'club_paused',
  'author_blocked',
  'insufficient_vp',
  'vp_unavailable',
  'payout_overdue',
] as const
