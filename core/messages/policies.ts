import type { Missing, PolicyCode } from '../rules/policies/index.ts'

const nfts = (count: number) =>
  count === 1 ? '1 more NFT' : `${count} more NFTs`

/** Why someone may not, and what to do about it. */
export const policies: Record<PolicyCode, string> & {
  votingPower(missing: Missing, act: string): string
} = {
  not_signed_in: 'Sign in first.',
  not_admin: 'Administrators only.',
  not_moderator: 'Only moderators of the club can do this now.',
  main_club: 'The main club can be paused, but not archived.',
  not_author: 'Only its author can do this.',
  own_bounty:
    'It is your own bounty: others hand in work for it, and dispute it.',
  has_submissions:
    'There is work for it. Only moderators of the club can cancel it now.',
  still_open: 'Work can still be handed in. Close it first.',
  bounty_disputed: 'The club votes on this bounty. Wait for the result.',
  club_not_active: 'This club is read-only at the moment.',
  not_open: 'It is too early or too late for this.',
  voting_power_needed: 'You need more NFTs for this.',
  holdings_unknown:
    'What you hold cannot be read just now. Please try again shortly.',
  votingPower: ({ votingPower }, act) =>
    `You need ${nfts(votingPower)} to ${act}.`,
}
