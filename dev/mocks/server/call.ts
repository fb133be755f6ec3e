import type {
  Answering,
  Api,
  Asked,
  HttpCode,
} from '@narwhal-club/core/contract'
import type { Session } from '../../../server/api/auth/sessions.ts'
import { RefusalError } from '../../../server/errors.ts'
import type { MockWorld } from '../world.types.ts'
import type { Visitor } from './visitor.ts'

/** A request under way, with what the gates found out about it. */
export interface MockCall {
  world: MockWorld
  request: Request
  visitor: Visitor
  /** What the limits count by. */
  source: string
  session: Session | null
  /** Headers of the answer. */
  headers: Headers
}

/** A body that anyone may keep, and what it is. */
export interface Kept {
  type: string
  text: string
}

/** What comes before a call is read. */
export type Gate = (call: MockCall) => void

/** Answers a call that has been read, as the server's handlers do. */
export type MockHandler<E> = (
  call: MockCall,
  asked: Asked<E>,
) => Answering<E> | Promise<Answering<E>>

/** A handler for each call of an area. */
export type MockHandlers<A extends Api> = {
  [Name in keyof A]: MockHandler<A[Name]>
}

/** A refusal that says when to come back. */
export const refuseFor = (code: HttpCode, retryAfter: number) =>
  new RefusalError(code, { retryAfter })
