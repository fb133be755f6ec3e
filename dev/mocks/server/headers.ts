import type { MockWorld } from '../world.types.ts'

/** What no answer of the API leaves without. */
export function commonHeaders({ clock }: MockWorld): Headers {
  return new Headers({
    'X-Request-Id': crypto.randomUUID(),
    Date: new Date(clock.now()).toUTCString(),
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  })
}
