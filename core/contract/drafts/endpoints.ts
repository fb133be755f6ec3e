import type { Lines } from '../kit/endpoint.ts'

const draft = '/api/drafts/:draft'

/** What is written and not published (behaviour 1.1, 1.3, 1.6). */
export const draftsEndpoints = {
  /** Of the member who asks, what was touched last first. */
  drafts: { method: 'GET', path: '/api/drafts', who: 'member' },
  createDraft: {
    method: 'POST',
    path: '/api/drafts',
    who: 'member',
    rate: 'draft',
  },
  /** A shared one is anyone's to read. */
  draft: { method: 'GET', path: draft, who: 'visitor', session: true },
  saveDraft: { method: 'PUT', path: draft, who: 'member', rate: 'draft' },
  deleteDraft: { method: 'DELETE', path: draft, who: 'member' },
  shareDraft: { method: 'POST', path: `${draft}/share`, who: 'member' },
  unshareDraft: { method: 'DELETE', path: `${draft}/share`, who: 'member' },
  adoptDraft: { method: 'POST', path: `${draft}/adopt`, who: 'member' },
  /** The shared drafts of a club: its ideas. */
  ideas: {
    method: 'GET',
    path: '/api/clubs/:club/ideas',
    who: 'visitor',
    cache: 'public',
  },
} as const satisfies Lines
