import type { Lines } from '../kit/endpoint.ts'

const votes = '/api/proposals/:proposal/votes'

/** Votes, and the ledger that all of them stand in (behaviour 2). */
export const votesEndpoints = {
  /** The ballots that count, one for each voter; CSV has all of them. */
  votes: {
    method: 'GET',
    path: votes,
    who: 'visitor',
    cache: 'public',
    formats: ['csv'],
  },
  castVote: { method: 'POST', path: votes, who: 'member', keepalive: true },
  /** What the member who asks may vote with, and all that they voted. */
  myVote: {
    method: 'GET',
    path: `${votes}/me`,
    who: 'member',
    noCache: true,
  },
  /** Who may vote and has not, those with most power first. */
  nonVoters: {
    method: 'GET',
    path: '/api/proposals/:proposal/non-voters',
    who: 'visitor',
    cache: 'public',
  },
  /** How the count came about. */
  timeline: {
    method: 'GET',
    path: '/api/proposals/:proposal/timeline',
    who: 'visitor',
    cache: 'public',
  },
  /** Why an address may vote with so much: what came and went around the block. */
  powerStory: {
    method: 'GET',
    path: '/api/proposals/:proposal/power/:address',
    who: 'visitor',
    cache: 'public',
  },
  /** Proves the power of an address by the root of the frozen list. */
  powerProof: {
    method: 'GET',
    path: '/api/proposals/:proposal/proof/:address',
    who: 'visitor',
    cache: 'public',
    timeout: 60_000,
  },
  /**
   * All that is needed to count the votes anew (docs/audit-format.md). It may be
   * long, and comes piece by piece.
   */
  bundle: {
    method: 'GET',
    path: '/api/proposals/:proposal/bundle.json',
    who: 'visitor',
    timeout: 300_000,
  },
  /** Where the ledger of votes stands, signed by the server. */
  logHead: { method: 'GET', path: '/api/log/head', who: 'visitor' },
  /**
   * Where it stood on each day that the server was there, soon after it began, signed,
   * the newest first (60 days); also for feed readers (Atom): what they keep, nobody rewrites.
   */
  logDays: {
    method: 'GET',
    path: '/api/log/days',
    who: 'visitor',
    cache: 'public',
    formats: ['xml'],
  },
  /** Its lines, from one on. */
  log: { method: 'GET', path: '/api/log', who: 'visitor', cache: 'public' },
  /** The keys that signed for the server, each with its time. */
  logKeys: {
    method: 'GET',
    path: '/api/log/keys',
    who: 'visitor',
    cache: 'public',
  },
} as const satisfies Lines

/** What votes may be sorted by; the first is the usual one. */
export const voteSorts = ['power', 'newest'] as const
export type VoteSort = (typeof voteSorts)[number]
