import type { Lines } from '../kit/endpoint.ts'
import { proposalsLine } from './line.ts'

const proposal = '/api/proposals/:proposal'

/** Proposals (behaviour 1.6). */
export const proposalsEndpoints = {
  proposals: proposalsLine,
  clubProposals: {
    method: 'GET',
    path: '/api/clubs/:club/proposals',
    who: 'visitor',
    session: true,
  },
  proposal: { method: 'GET', path: proposal, who: 'visitor', session: true },
  proposalVersions: {
    method: 'GET',
    path: `${proposal}/versions`,
    who: 'visitor',
    cache: 'public',
  },
  proposalDiff: {
    method: 'GET',
    path: `${proposal}/diff`,
    who: 'visitor',
    cache: 'public',
  },
  /** The frozen list of who may vote, by address; CSV has all of it. */
  proposalVoters: {
    method: 'GET',
    path: `${proposal}/voters`,
    who: 'visitor',
    cache: 'public',
    formats: ['csv'],
  },
  /** When it is voted on, for calendars (RFC 5545). */
  proposalCalendar: {
    method: 'GET',
    path: `${proposal}/calendar`,
    who: 'visitor',
    cache: 'public',
    formats: ['ics'],
  },
  /** The newest of a club, for feed readers (Atom, RFC 4287). */
  clubFeed: {
    method: 'GET',
    path: '/api/clubs/:club/feed',
    who: 'visitor',
    cache: 'public',
    formats: ['xml'],
  },
  /** What publishing a draft would say: faults, links, duplicates. Nothing is kept. */
  checkProposal: {
    method: 'POST',
    path: '/api/proposals/check',
    who: 'member',
    rate: 'draft',
  },
  createProposal: { method: 'POST', path: '/api/proposals', who: 'member' },
  editProposal: { method: 'PUT', path: proposal, who: 'member' },
  cancelProposal: {
    method: 'POST',
    path: `${proposal}/cancel`,
    who: 'member',
  },
  reportProposal: {
    method: 'POST',
    path: `${proposal}/report`,
    who: 'member',
  },
  flagProposal: { method: 'POST', path: `${proposal}/flag`, who: 'member' },
  /** Takes flag and reports back. */
  clearProposal: { method: 'DELETE', path: `${proposal}/flag`, who: 'member' },
  /** What an address may do in a club, and what is missing. */
  eligibility: {
    method: 'GET',
    path: '/api/eligibility',
    who: 'visitor',
    session: true,
  },
} as const satisfies Lines

/** What a list of proposals may be sorted by; the first is the usual one. */
export const proposalSorts = ['newest', 'ending', 'votes', 'close'] as const
export type ProposalSort = (typeof proposalSorts)[number]

/** Why a holder reports something (behaviour 1.5). */
export const reportReasons = ['scam', 'spam', 'offensive', 'duplicate'] as const
export type ReportReason = (typeof reportReasons)[number]
