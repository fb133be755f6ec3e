import { isToken } from '../api/auth/secrets.ts'
import type { Session } from '../api/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { readCookie } from './cookies.ts'
import type { Gate, RequestState } from './types.ts'

/** Finds the caller by the session cookie, the only thing that can name one. */
export const authenticate =
  (app: AppContext): Gate =>
  (ctx) => {
    const token = readCookie(app, ctx, 'session')
    if (!token || !isToken(token)) return
    const found = app.sessions.find(token)
    if (found instanceof Promise)
      return found.then((session) => {
        ctx.state.session = session
      })
    ctx.state.session = found
  }

/** @throws RefusalError for a visitor who is not signed in. */
export function memberOf({ session }: Pick<RequestState, 'session'>): Session {
  if (!session) throw new RefusalError('not_signed_in')
  return session
}

/** Lets those through who are signed in. */
export const requireMember: Gate = (ctx) => {
  memberOf(ctx.state)
}
