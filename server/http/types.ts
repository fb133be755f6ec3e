import type { Middleware, ParameterizedContext } from 'koa'
import type { Session } from '../auth/sessions.ts'

/** What middlewares hand on about a request. */
export interface RequestState {
  requestId: string
  /** Keyed hash of where the request came from. */
  source: string
  /** The parsed body, once `guard` has seen it. */
  body: unknown
  /** The caller, once `authenticate` has looked. */
  session: Session | null
}

export type ClubContext = ParameterizedContext<RequestState>
export type ClubMiddleware = Middleware<RequestState>
