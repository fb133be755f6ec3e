import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

const queue = '/api/admin/moderation'
const thing = `${queue}/:kind/:thing` as const
const authors = '/api/admin/authors'

/** What is done about the words of others (behaviour 1.5, 7). */
export const moderationEndpoints = {
  /** Tells that an idea, a bounty or work is not as it should be. */
  reportThing: { method: 'POST', path: '/api/reports', who: 'member', bytes },

  /** All that was reported, or leads where nothing led before, in one list. */
  moderationQueue: {
    method: 'GET',
    path: queue,
    who: 'administrator',
    formats: ['csv'],
  },
  /** One thing with all that is known of it, whether or not it waits. */
  moderatedThing: { method: 'GET', path: thing, who: 'administrator' },
  dismissThing: {
    method: 'POST',
    path: `${thing}/dismiss`,
    who: 'administrator',
    bytes,
  },
  warnThing: {
    method: 'POST',
    path: `${thing}/warn`,
    who: 'administrator',
    bytes,
  },
  hideThing: {
    method: 'POST',
    path: `${thing}/hide`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
  restoreThing: {
    method: 'POST',
    path: `${thing}/restore`,
    who: 'administrator',
    bytes,
  },
  /** For good: a note stands where its words were. */
  tombstoneThing: {
    method: 'POST',
    path: `${thing}/tombstone`,
    who: 'administrator',
    fresh: true,
    bytes,
  },

  /** Wallets that publish nothing (P7). */
  blockedAuthors: {
    method: 'GET',
    path: `${authors}/blocked`,
    who: 'administrator',
    formats: ['csv'],
  },
  blockAuthor: {
    method: 'POST',
    path: `${authors}/block`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
  unblockAuthor: {
    method: 'POST',
    path: `${authors}/unblock`,
    who: 'administrator',
    fresh: true,
    bytes,
  },
} as const satisfies Lines

/** What of the queue is asked for; the first is the usual one. */
export const moderationViews = [
  'waiting',
  'warned',
  'hidden',
  'tombstoned',
] as const
export type ModerationView = (typeof moderationViews)[number]
