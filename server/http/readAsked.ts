import type { Asked, Shapes } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { badQuery, RefusalError } from '../errors.ts'

/** What a request says, before it is judged. */
export interface Said {
  /** The text after the question mark. */
  query: string
  /** Segments of the path that have a name. */
  params?: Record<string, string> | undefined
  body?: Record<string, unknown> | undefined
}

type Parts = Pick<Shapes, 'params' | 'query' | 'body'>

/** A call that takes no body tolerates an empty object in its place. */
const nothing = z.strictObject({})

/**
 * Reads what a request says in its path and its query, and in its body where
 * there may be one. A call without a query in the contract ignores what stands
 * there.
 *
 * @throws RefusalError for a member that is unknown, repeated or wrong.
 */
export function readAsked<E extends Parts & { method: string }>(
  { method, params, query, body }: E,
  said: Said,
): Asked<E> {
  const segments = said.params ?? {}
  return {
    ...(params && judgeQuery(params, segments)),
    ...(query && judgeQuery(query, membersOf(said.query))),
    ...(method !== 'GET' && { body: judgeBody(body ?? nothing, said.body) }),
  } as Asked<E>
}

function membersOf(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)]
  const names = new Set<string>()
  for (const [name] of pairs) {
    if (names.has(name)) throw badQuery(name)
    names.add(name)
  }
  return Object.fromEntries(pairs)
}

function judgeQuery(
  schema: z.ZodMiniType,
  given: Record<string, string>,
): object {
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data as object
  const [issue] = parsed.error.issues
  const name =
    issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
  throw badQuery(String(name ?? ''))
}

function judgeBody(schema: z.ZodMiniType, body: unknown): unknown {
  const parsed = z.safeParse(schema, body ?? {})
  if (parsed.success) return parsed.data
  const reason = String(parsed.error.issues[0]?.path.join('.') ?? '')
  throw new RefusalError('invalid_body', { reason })
}
