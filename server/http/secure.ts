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
