import type { Lines } from '../kit/endpoint.ts'

const bounties = '/api/bounties'
const bounty = `${bounties}/:bounty` as const
const submission = '/api/submissions/:submission'
const drafts = '/api/bounty-drafts'
const draft = `${drafts}/:draft` as const

/** Bounties (behaviour 3). Rewards are paid by authors, never held by the server. */
export const bountiesEndpoints = {
  /** Of all clubs. */
  bounties: { method: 'GET', path: bounties, who: 'visitor', session: true },
  clubBounties: {
    method: 'GET',
    path: '/api/clubs/:club/bounties',
    who: 'visitor',
    session: true,
  },
  bounty: { method: 'GET', path: bounty, who: 'visitor', session: true },
  /** What it said before it was changed, the newest first. */
  bountyVersions: {
    method: 'GET',
    path: `${bounty}/versions`,
    who: 'visitor',
    cache: 'public',
  },
  /** Until when what is to be done, for calendars (RFC 5545). */
  bountyCalendar: {
    method: 'GET',
    path: `${bounty}/calendar`,
    who: 'visitor',
    cache: 'public',
    formats: ['ics'],
  },
  /** What an address did as an author and as a hunter. */
  bountyRecord: {
    method: 'GET',
    path: '/api/people/:address/bounties',
    who: 'visitor',
    cache: 'public',
  },
  /** What publishing it would say, or a new version of one: nothing is kept. */
  checkBounty: {
    method: 'POST',
    path: `${bounties}/check`,
    who: 'member',
    rate: 'draft',
  },
  /** Publishes a draft that was signed and paid for. */
  createBounty: { method: 'POST', path: bounties, who: 'member' },
  /** A new version, signed as the first: later dates, more reward, better words. */
  editBounty: { method: 'PUT', path: bounty, who: 'member' },
  /** Takes no more work, before its time. */
  closeBounty: { method: 'POST', path: `${bounty}/close`, who: 'member' },
  /** Later dates, and nothing else: no signature. */
  extendBounty: { method: 'POST', path: `${bounty}/extend`, who: 'member' },
  cancelBounty: { method: 'POST', path: `${bounty}/cancel`, who: 'member' },
  awardBounty: { method: 'POST', path: `${bounty}/award`, who: 'member' },
  disputeBounty: { method: 'POST', path: `${bounty}/dispute`, who: 'member' },

  /** Work that was handed in, as far as who asks may see it. */
  submissions: {
    method: 'GET',
    path: `${bounty}/submissions`,
    who: 'visitor',
    session: true,
    formats: ['csv'],
  },
  createSubmission: {
    method: 'POST',
    path: `${bounty}/submissions`,
    who: 'member',
  },
  /** With all its versions. */
  submission: {
    method: 'GET',
    path: submission,
    who: 'visitor',
    session: true,
  },
  editSubmission: { method: 'PUT', path: submission, who: 'member' },
  /** Takes one's own work back. */
  withdrawSubmission: { method: 'DELETE', path: submission, who: 'member' },
  reviewSubmission: {
    method: 'POST',
    path: `${submission}/review`,
    who: 'member',
  },
  /** Names the transaction that paid a winner; the server reads it itself. */
  reportPayout: {
    method: 'POST',
    path: `${submission}/payout`,
    who: 'member',
  },

  /** What the member who asks has written and not published. */
  bountyDrafts: { method: 'GET', path: drafts, who: 'member' },
  createBountyDraft: {
    method: 'POST',
    path: drafts,
    who: 'member',
    rate: 'draft',
  },
  bountyDraft: { method: 'GET', path: draft, who: 'member' },
  saveBountyDraft: { method: 'PUT', path: draft, who: 'member', rate: 'draft' },
  deleteBountyDraft: { method: 'DELETE', path: draft, who: 'member' },
} as const satisfies Lines

/**
 * What a list of bounties may be sorted by; the first is the usual one.
 * `deadline`: what takes work comes first, what ends soonest of it before.
 */
export const bountySorts = ['newest', 'deadline', 'reward', 'work'] as const
export type BountySort = (typeof bountySorts)[number]

/** States of what is published, as a list may ask for them. */
export const bountyStates = [
  'open',
  'in_review',
  'awarded',
  'paid',
  'disputed',
  'cancelled',
  'expired',
] as const
export type BountyState = (typeof bountyStates)[number]
