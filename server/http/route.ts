import type { surface } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { RefusalError } from '../errors.ts'
import { readQuery } from './readQuery.ts'
import { take } from './steps.ts'
import { takeBody } from './takeBody.ts'
import type { ClubContext, Step } from './types.ts'

type Endpoint = (typeof surface)[keyof typeof surface]

type Part<E, Name extends string> = E extends {
  [Key in Name]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : Record<string, never>

/** What was asked: the body of a write, the query and path of a read. */
type AskedOf<E> = E extends { query: unknown }
  ? Part<E, 'query'> &
      (E extends { params: unknown } ? Part<E, 'params'> : unknown)
  : Part<E, 'request'>

type AnswerOf<E extends Endpoint> = z.input<E['response']>

/** Answers a request; segments of its path that have a name come with it. */
export type Route = (
  ctx: ClubContext,
  params?: Record<string, string>,
) => Promise<void>

/** Writes an answer that kept to the contract into the response. */
export type Send<E extends Endpoint = Endpoint> = (
  ctx: ClubContext,
  answer: z.output<E['response']>,
) => void

/** A route that takes no body tolerates an empty object in its place. */
const nothing = z.strictObject({})

const asJson: Send = (ctx, answer) => {
  ctx.body = answer
}

/**
 * Holds a handler to the contract, at both ends: what is asked is what the
 * schemas say and nothing more, and of the answer only what the response schema
 * names gets out. An answer that breaks the contract is our error, not data.
 *
 * The steps stand between reading the body and judging it: what cannot be read
 * is refused uncounted, and what can be read counts whether it makes sense or not.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  steps: readonly Step[],
  handle: (
    ctx: ClubContext,
    asked: AskedOf<E>,
  ) => AnswerOf<E> | Promise<AnswerOf<E>>,
  send: Send<E> = asJson,
): Route {
  const response = endpoint.response as z.ZodMiniType
  const request = 'request' in endpoint ? endpoint.request : nothing
  const isRead = endpoint.method === 'GET'
  const hasQuery = 'query' in endpoint
  return async (ctx, params) => {
    const body = isRead ? undefined : await takeBody(ctx)
    const pending = take(steps, ctx)
    if (pending) await pending
    const asked = hasQuery
      ? readQuery(endpoint, ctx.querystring, params)
      : isRead
        ? {}
        : judge(request, body)
    const answer = handle(ctx, asked as AskedOf<E>)
    send(
      ctx,
      z.parse(
        response,
        answer instanceof Promise ? await answer : answer,
      ) as z.output<E['response']>,
    )
  }
}

function judge(schema: z.ZodMiniType, body: unknown): unknown {
  const parsed = z.safeParse(schema, body ?? {})
  if (parsed.success) return parsed.data
  const reason = String(parsed.error.issues[0]?.path.join('.') ?? '')
  throw new RefusalError('invalid_body', { reason })
}
