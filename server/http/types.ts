import type { Middleware, ParameterizedContext } from 'koa'
import type { Session } from '../api/auth/sessions.ts'
import type { Head } from './head.ts'

/** What is known of a request. */
export interface RequestState {
  requestId: string
  /** Keyed hash of where the request came from. */
  source: string
  /** The path of the call that it is, as the contract has it. */
  call?: string
  /** The caller, once `authenticate` has looked. */
  session: Session | null
  /**
   * Who asks brings no session: what is read may be what every cache has, and as
   * old as a replica.
   */
  isAnyone: boolean
  /** Says what its answer does not leave without, and what that says itself. */
  head: (own?: Head) => string[]
}

export type ClubContext = ParameterizedContext<RequestState>
export type ClubMiddleware = Middleware<RequestState>

/**
 * What comes before an answer and has nothing to do after it. Not a middleware:
 * a promise for each of them is what most of a cheap request would go into.
 *
 * @throws RefusalError to end the request.
 */
export type Gate = (ctx: ClubContext) => Promise<void> | void
