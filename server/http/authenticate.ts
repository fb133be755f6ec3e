import type { Session } from '../auth/sessions.ts'
import { isToken } from '../auth/tokens.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { readCookie } from './cookies.ts'
import type { ClubMiddleware, RequestState } from './types.ts'

/** Finds the caller by the session cookie, the only thing that can name one. */
export const authenticate =
  (app: AppContext): ClubMiddleware =>
  async (ctx, next) => {
    const token = readCookie(app, ctx, 'session')
    ctx.state.session =
      token && isToken(token) ? await app.sessions.find(token) : null
    await next()
  }

/** @throws RefusalError when nobody is signed in. */
export function memberOf({ session }: RequestState): Session {
  if (!session) throw new RefusalError('not_signed_in')
  return session
}
