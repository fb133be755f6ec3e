import type { Lines } from '../kit/endpoint.ts'

const inbox = '/api/inbox'

/** What members are told (behaviour 9): each their own, and no one else's. */
export const inboxEndpoints = {
  /** The newest first. */
  inbox: { method: 'GET', path: inbox, who: 'member' },
  readInbox: {
    method: 'POST',
    path: `${inbox}/read`,
    who: 'member',
    rate: 'draft',
  },
  inboxSwitches: { method: 'GET', path: `${inbox}/switches`, who: 'member' },
  setInboxSwitches: {
    method: 'PUT',
    path: `${inbox}/switches`,
    who: 'member',
    rate: 'draft',
  },
  /** What waits for the member who asks (behaviour 1). */
  awaiting: { method: 'GET', path: `${inbox}/awaiting`, who: 'member' },
} as const satisfies Lines

/** What is told of; each can be switched off. */
export const inboxKinds = [
  'opened',
  'ending',
  'closed',
  'reply',
  'paid',
  'credited',
  'submitted',
  'reviewed',
  'changed',
  'deadline',
  'awarded',
  'payout',
  'disputed',
  'moderated',
] as const
export type InboxKind = (typeof inboxKinds)[number]

/** Entries that are not read are counted up to here: there may be more. */
export const mostUnread = 100
