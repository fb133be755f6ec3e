import type {
  Answering,
  AnswerOf,
  Asked,
  Endpoint,
} from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import { pass } from './gates.ts'
import { createOnce } from './idempotency.ts'
import { isNamed } from './isNamed.ts'
import { readAsked, type Said } from './readAsked.ts'
import { readBody } from './readBody.ts'
import { sendJson } from './sendJson.ts'
import { type Sent, sent } from './sendParts.ts'
import { sendTagged, sendText } from './sendTagged.ts'
import { isShared } from './shared.ts'
import { termsOf } from './terms.ts'
import type { ClubContext } from './types.ts'

/** Answers a request; segments of its path that have a name come with it. */
export type Route = (
  ctx: ClubContext,
  params?: Record<string, string>,
) => Promise<void> | void

/**
 * Answers a call that has been read. What it returns is held against the
 * contract; what the contract does not name stays inside. Who sends an answer
 * in parts holds each of them against it, and returns that it is sent.
 */
export type Handle<E> = (
  ctx: ClubContext,
  asked: Asked<E>,
) => Answering<E> | Promise<Answering<E> | Sent>

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
  const isOpen = isShared(endpoint)
  const schema: z.ZodMiniType = endpoint.answer
  const once = createOnce(app)

  function write(ctx: ClubContext, answer: unknown) {
    if (answer === sent) return
    if (send) send(ctx, z.parse(schema, answer) as AnswerOf<E>)
    else if (isOpen && ctx.state.isAnyone) sendText(ctx, textOf(schema, answer))
    else sendJson(ctx, textOf(schema, answer))
  }

  function answerAgain(
    ctx: ClubContext,
    { text, isAgain }: { text: string; isAgain: boolean },
  ) {
    if (isAgain) ctx.set('Idempotency-Replayed', 'true')
    sendJson(ctx, text)
  }

  function act(ctx: ClubContext, said: Omit<Said, 'query'>) {
    const query = ctx.querystring
    const asked = readAsked<E>(endpoint, { query, ...said })
    const named = isNamed(endpoint)
      ? once(ctx, said.body, async () =>
          textOf(schema, await handle(ctx, asked)),
        )
      : undefined
    if (named) return named.then((answer) => answerAgain(ctx, answer))
    const answering = handle(ctx, asked)
    return answering instanceof Promise
      ? answering.then((answer) => write(ctx, answer))
      : write(ctx, answering)
  }

  function judge(ctx: ClubContext, said: Omit<Said, 'query'>) {
    const pending = pass(gates, ctx)
    return pending ? pending.then(() => act(ctx, said)) : act(ctx, said)
  }

  // What waits for nothing is answered without a promise: most reads are.
  return (ctx, params) => {
    ctx.state.call = endpoint.path
    return method === 'GET'
      ? judge(ctx, { params })
      : readBody(ctx.req, bytes).then((body) => judge(ctx, { params, body }))
  }
}
