import * as z from 'zod/mini'
import { RefusalError } from '../errors.ts'

/** What of an endpoint is about its query and its path. */
interface Asking {
  query: z.ZodMiniType
  params?: z.ZodMiniType
}

/** The name of a query's member, as far as it is worth repeating. */
const longest = 40

/** Refuses a query, and names the one member that it is about. */
export const badQuery = (name: string) =>
  new RefusalError('bad_query', {
    reason: name.slice(0, longest),
    details: { name: name.slice(0, longest) },
  })

/**
 * Reads what a request says in its query and path.
 *
 * @throws RefusalError for a member that is unknown, repeated or wrong.
 */
export function readQuery(
  { query, params }: Asking,
  text: string,
  segments: Record<string, string> = {},
): object {
  return {
    ...(params && (judge(params, segments) as object)),
    ...(judge(query, membersOf(text)) as object),
  }
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

function judge(schema: z.ZodMiniType, given: Record<string, string>): unknown {
  const parsed = z.safeParse(schema, given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name =
    issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
  throw badQuery(String(name ?? ''))
}
