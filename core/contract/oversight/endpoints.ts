import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

/** Proposals and bounties of all clubs, as administrators look at them (behaviour 7). */
export const oversightEndpoints = {
  adminProposals: {
    method: 'GET',
    path: '/api/admin/proposals',
    who: 'administrator',
    formats: ['csv'],
  },
  /** Its words and its ballots stay as they are: no call here changes either. */
  adminCancelProposal: {
    method: 'POST',
    path: '/api/admin/proposals/:proposal/cancel',
    who: 'administrator',
    fresh: true,
    bytes,
  },
  /** Bounties that wait for somebody: for a payment, a vote or a decision. */
  adminBounties: {
    method: 'GET',
    path: '/api/admin/bounties',
    who: 'administrator',
    formats: ['csv'],
  },
} as const satisfies Lines

/** What a bounty waits for; without one, all of them. */
export const bountyMatters = ['overdue', 'disputed', 'silent'] as const
export type BountyMatter = (typeof bountyMatters)[number]
