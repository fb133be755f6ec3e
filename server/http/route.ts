import type {
  Answering,
  AnswerOf,
  Asked,
  Endpoint,
} from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import { pass } from './gates.ts'
import { readAsked } from './readAsked.ts'
import { readBody } from './readBody.ts'
import { sendTagged } from './sendTagged.ts'
import { termsOf } from './terms.ts'
import type { ClubContext } from './types.ts'

/** Answers a request; segments of its path that have a name come with it. */
export type Route = (
  ctx: ClubContext,
  params?: Record<string, string>,
) => Promise<void>

/**
 * Answers a call that has been read. What it returns is held against the
 * contract; what the contract does not name stays inside.
 */
export type Handle<E> = (
  ctx: ClubContext,
  asked: Asked<E>,
) => Answering<E> | Promise<Answering<E>>

/** Writes an answer that kept to the contract into the response. */
export type Send<E> = (ctx: ClubContext, answer: AnswerOf<E>) => void

/** Bytes of a body where the line says nothing else. */
const usualBytes = 131_072

/** What was held against its schema before, and cannot have changed since. */
const checked = new WeakMap<object, string>()

/** Returns the JSON of what of an answer its schema names. */
function textOf(schema: z.ZodMiniType, answer: unknown): string {
  const isLasting =
    typeof answer === 'object' && answer !== null && Object.isFrozen(answer)
  const known = isLasting ? checked.get(answer) : undefined
  if (known !== undefined) return known
  const text = JSON.stringify(z.parse(schema, answer))
  if (isLasting) checked.set(answer, text)
  return text
}

function sendJson(ctx: ClubContext, text: string) {
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8')
  ctx.body = text
}

/**
 * Holds a handler to the contract, at both ends: what is asked is what the
 * schemas say and nothing more, and of the answer only what its schema names
 * gets out. An answer that breaks the contract is our error, not data.
 *
 * Who may call and how often stands between reading the body and judging it:
 * what cannot be read is refused uncounted, and what can be read counts whether
 * it makes sense or not.
 *
 * @param send @default JSON, with a tag where everyone gets the same
 */
export function route<E extends Endpoint>(
  app: AppContext,
  endpoint: E,
  handle: Handle<E>,
  send: Send<E> | undefined = endpoint.cache === 'public'
    ? sendTagged
    : undefined,
): Route {
  const { method, bytes = usualBytes } = endpoint
  const gates = termsOf(app, endpoint)
  const schema: z.ZodMiniType = endpoint.answer
  return async (ctx, params) => {
    const body = method === 'GET' ? undefined : await readBody(ctx.req, bytes)
    const pending = pass(gates, ctx)
    if (pending) await pending
    const said = { query: ctx.querystring, params, body }
    const answering = handle(ctx, readAsked<E>(endpoint, said))
    const answer = answering instanceof Promise ? await answering : answering
    if (send) send(ctx, z.parse(schema, answer) as AnswerOf<E>)
    else sendJson(ctx, textOf(schema, answer))
  }
}
