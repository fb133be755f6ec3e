import type { api } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { RefusalError } from '../errors.ts'
import { take } from './steps.ts'
import { takeBody } from './takeBody.ts'
import type { ClubContext, Step } from './types.ts'

type Endpoint = (typeof api)[keyof typeof api]

type BodyOf<E> = E extends { request: infer S extends z.ZodMiniType }
  ? z.output<S>
  : Record<string, never>

type AnswerOf<E extends Endpoint> = z.input<E['response']>

export type Route = (ctx: ClubContext) => Promise<void>

/** A route that takes no body tolerates an empty object in its place. */
const nothing = z.strictObject({})

/**
 * Holds a handler to the contract, at both ends: the body is what the request
 * schema says and nothing more, and of the answer only what the response schema
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
    body: BodyOf<E>,
  ) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route {
  const response = endpoint.response as z.ZodMiniType
  const request = 'request' in endpoint ? endpoint.request : nothing
  const isRead = endpoint.method === 'GET'
  return async (ctx) => {
    const body = isRead ? undefined : await takeBody(ctx)
    const pending = take(steps, ctx)
    if (pending) await pending
    const parsed = isRead ? {} : judge(request, body)
    const answer = handle(ctx, parsed as BodyOf<E>)
    ctx.body = z.parse(
      response,
      answer instanceof Promise ? await answer : answer,
    )
  }
}

function judge(schema: z.ZodMiniType, body: unknown): unknown {
  const parsed = z.safeParse(schema, body ?? {})
  if (parsed.success) return parsed.data
  const reason = String(parsed.error.issues[0]?.path.join('.') ?? '')
  throw new RefusalError('invalid_body', { reason })
}
