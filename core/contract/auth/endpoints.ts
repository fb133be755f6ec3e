import { timeouts } from '../../constants.ts'
import { smallBody as bytes, type Lines } from '../kit/endpoint.ts'

/** Sign-in and session (R7.1 to R7.4). */
export const authEndpoints = {
  nonce: {
    method: 'POST',
    path: '/api/auth/nonce',
    who: 'visitor',
    rate: 'nonce',
    bytes,
    timeout: timeouts.nonce,
    noCache: true,
  },
  verify: {
    method: 'POST',
    path: '/api/auth/verify',
    who: 'visitor',
    rate: 'verify',
    // A contract's signature alone may have 16,386 characters, and its message 2,000.
    bytes: 2 * bytes,
    timeout: timeouts.verify,
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    who: 'member',
    timeout: timeouts.me,
    noCache: true,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    who: 'visitor',
    session: true,
    bytes,
    timeout: timeouts.logout,
    keepalive: true,
  },
  logoutEverywhere: {
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    who: 'member',
    bytes,
  },
} as const satisfies Lines
