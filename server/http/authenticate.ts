import type { Socket } from 'node:net'
import { isToken } from '../api/auth/secrets.ts'
import type { Session } from '../api/auth/sessions.ts'
import { hashToken } from '../api/auth/tokens.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { readCookie } from './cookies.ts'
import type { ClubContext, Gate, RequestState } from './types.ts'

interface Presented {
  cookie: string
  tokenHash: string
}

/**
 * What each connection presented last. Browsers send the same with every
 * request: it is read and hashed once, and forgotten with the connection.
 */
const presented = new WeakMap<Socket, Presented>()

/** Returns the hash of the token that a request presents. */
function presentedHash(app: AppContext, ctx: ClubContext) {
  const { socket, headers } = ctx.req
  const { cookie } = headers
  if (cookie === undefined) return undefined
  const last = presented.get(socket)
  if (last?.cookie === cookie) return last.tokenHash
  const token = readCookie(app, ctx, 'session')
  if (!token || !isToken(token)) return undefined
  const tokenHash = hashToken(token)
  presented.set(socket, { cookie, tokenHash })
  return tokenHash
}

/** Finds the caller by the session cookie, the only thing that can name one. */
export const authenticate =
  (app: AppContext): Gate =>
  (ctx) => {
    const tokenHash = presentedHash(app, ctx)
    if (!tokenHash) return
    const found = app.sessions.find(tokenHash)
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
