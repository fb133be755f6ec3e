import type { Lines } from '../kit/endpoint.ts'

const read = { method: 'GET', who: 'visitor', cache: 'public' } as const
const change = { method: 'PUT', who: 'administrator', fresh: true } as const
const bytes = 131_072

/** What administrators write on pages (behaviour 7): read by all, changed by them. */
export const contentEndpoints = {
  teamContent: { ...read, path: '/api/content/team' },
  aboutContent: { ...read, path: '/api/content/about' },
  linksContent: { ...read, path: '/api/content/links' },
  /** Those that are shown now. */
  announcements: { ...read, path: '/api/content/announcements' },
  putTeam: { ...change, path: '/api/admin/content/team', bytes },
  putAbout: { ...change, path: '/api/admin/content/about', bytes },
  putLinks: { ...change, path: '/api/admin/content/links' },
  /** Also those of the past and of days to come. */
  adminAnnouncements: {
    method: 'GET',
    path: '/api/admin/content/announcements',
    who: 'administrator',
  },
  putAnnouncements: {
    ...change,
    path: '/api/admin/content/announcements',
    bytes,
  },
  /** Who changed what, when and why, the newest first. */
  contentHistory: {
    method: 'GET',
    path: '/api/admin/content/:document/history',
    who: 'administrator',
    formats: ['csv'],
  },
} as const satisfies Lines

/** What has versions, besides the templates of posts. */
export const documents = ['team', 'about', 'links', 'announcements'] as const
export type DocumentName = (typeof documents)[number]
