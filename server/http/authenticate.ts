import type { Socket } from 'node:net'
import { isToken } from '../api/auth/secrets.ts'
import type { Session } from '../api/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { readCookie } from './cookies.ts'
import type { ClubContext, Gate, RequestState } from './types.ts'

interface Presented {
  cookie: string
  tokenHash: string
}

/**
 * Returns a function that tells the hash of the token that a request presents.
 * Browsers send the same over a connection with every request: it is read and
 * hashed once, and forgotten with the connection.
 */
function createPresented(app: AppContext) {
  const known = new WeakMap<Socket, Presented>()
  return (ctx: ClubContext): string | undefined => {
    const { socket, headers } = ctx.req
    const { cookie } = headers
    if (cookie === undefined) return undefined
    const last = known.get(socket)
    if (last?.cookie === cookie) return last.tokenHash
    const token = readCookie(app, ctx, 'session')
    if (!token || !isToken(token)) return undefined
    const tokenHash = app.sessions.hashOf(token)
    known.set(socket, { cookie, tokenHash })
    return tokenHash
  }
}

/** Finds the caller by the session cookie, the only thing that can name one. */
export function authenticate(app: AppContext): Gate {
  const presentedHash = createPresented(app)
  return (ctx) => {
    const tokenHash = presentedHash(ctx)
    if (!tokenHash) return
    const found = app.sessions.find(tokenHash)
    if (found instanceof Promise)
      return found.then((session) => {
        ctx.state.session = session
      })
    ctx.state.session = found
  }
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
