import type { AppContext } from '../context.ts'

const twoYears = 63_072_000
const apiPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Returns what no answer leaves without, not even a broken request's. */
export function securityHeaders(app: AppContext): Record<string, string> {
  return {
    'Content-Security-Policy': apiPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(app.env.NODE_ENV === 'production'
      ? {
          'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
        }
      : {}),
  }
}

/** No call itself: all are below it. */
export const apiRoot = '/api'

export const isApi = (path: string) =>
  path === apiRoot || path.startsWith(`${apiRoot}/`)

/** Of a worker that audits: its own answer says what it may do. */
export const auditPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Returns the policy of the page that verifies votes. It knows no session, so it
 * may ask any node over https, and in a local world those on this device.
 */
export const verifierPolicy = (isLocal: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' https:${isLocal ? ' http://127.0.0.1:* http://localhost:*' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Returns the policy of what other sites may frame: no code, no input, one style. */
export const embedPolicy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

/** Returns the policy of a page to read alone: our pictures, no code, one style. */
export const readingPolicy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Returns the policy of our pages. */
export function pagePolicy(
  connectTo: readonly string[],
  styleHashes: readonly string[],
): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)]
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
