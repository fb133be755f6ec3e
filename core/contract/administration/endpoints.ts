import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

/** What administrators see and do. */
export const administrationEndpoints = {
  elevate: {
    method: 'POST',
    path: '/api/admin/elevation',
    who: 'administrator',
    rate: 'verify',
    // As for sign-in: a contract's signature alone may have 16,386 characters.
    bytes: 2 * bytes,
    timeout: 20_000,
  },
  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    who: 'administrator',
  },
  adminMember: {
    method: 'GET',
    path: '/api/admin/members/:address',
    who: 'administrator',
  },
  adminAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    who: 'administrator',
    formats: ['csv'],
  },
  moderationLog: {
    method: 'GET',
    path: '/api/moderation/log',
    who: 'visitor',
    formats: ['csv'],
  },
  flags: {
    method: 'GET',
    path: '/api/flags',
    who: 'visitor',
  },
  setFlag: {
    method: 'POST',
    path: '/api/admin/flags',
    who: 'administrator',
    fresh: true,
    bytes,
  },
  revokeSessions: {
    method: 'POST',
    path: '/api/admin/sessions/revoke',
    who: 'administrator',
    fresh: true,
    bytes,
  },
} as const satisfies Lines
