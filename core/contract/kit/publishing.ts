/** What a signed message may be refused with, whatever it publishes (E). */
const ofSigned = [
  'bad_envelope',
  'bad_timestamp',
  'wrong_domain',
  'session_mismatch',
  'bad_signature',
  'summary_mismatch',
  'content_changed',
  'replayed',
  'body_too_long',
  'link_blocked',
] as const

/** What a signed proposal may be refused with (P). */
export const ofSignedProposal = [
  ...ofSigned,
  'bad_proposal',
  'bad_schedule',
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

/** What a signed bounty may be refused with. */
export const ofSignedBounty = [...ofSigned, 'bad_bounty', 'bad_dates'] as const

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
