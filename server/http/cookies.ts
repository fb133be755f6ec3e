import type { AppContext } from '../context.ts'
import type { ClubContext } from './types.ts'

export type CookieName = 'session' | 'pre'

/**
 * Names and attributes of our cookies. `__Host-` makes browsers insist on
 * Secure, Path=/ and no Domain: no sibling host can plant one.
 */
function cookieName(app: AppContext, name: CookieName): string {
  const plain = `club_${name}`
  return isSecure(app) ? `__Host-${plain}` : plain
}

const isSecure = (app: AppContext) => app.env.NODE_ENV === 'production'

/** Reads a cookie; one that comes twice is not ours to choose from. */
export function readCookie(
  app: AppContext,
  ctx: ClubContext,
  name: CookieName,
): string | undefined {
  const prefix = `${cookieName(app, name)}=`
  const { cookie } = ctx.req.headers
  if (cookie === undefined) return undefined
  // Ours alone, as on most requests: a token holds none of these.
  if (cookie.startsWith(prefix) && !cookie.includes(';'))
    return cookie.slice(prefix.length).trimEnd()
  const found = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
  return found.length === 1 ? found[0]?.slice(prefix.length) : undefined
}

/** Sets a cookie for so many milliseconds; 0 takes it away. */
export function writeCookie(
  app: AppContext,
  ctx: ClubContext,
  name: CookieName,
  value: string,
  lifetime: number,
): void {
  const attributes = [
    `${cookieName(app, name)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${Math.floor(lifetime / 1_000)}`,
    ...(isSecure(app) ? ['Secure'] : []),
  ]
  ctx.append('Set-Cookie', attributes.join('; '))
}
