import type { Fetch } from '@narwhal-club/core/http'

type Answer = { status: number; body?: unknown } | 'down'
type Handler = (asked: { body: unknown; path: string }) => Answer

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const no = (status: number, code: string): Answer => ({
  status,
  body: { error: `No: ${code}.`, code },
})

/** The tail of a path with its method, ids left out: `GET drafts/:id`. */
const nameOf = (method: string, path: string) =>
  `${method} ${path
    .replace(/\?.*/, '')
    .replace('/api/', '')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')}`

/** A server that answers each call as the test says, and counts them. */
export function scriptedProposals(handlers: Record<string, Answer | Handler>) {
  const calls: string[] = []
  const bodies: Record<string, unknown> = {}
  /** The query of the last call of that name, as it was sent. */
  const asked: Record<string, string> = {}
  const answers = { ...handlers }
  const fetch: Fetch = async (url, { method, body }) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const name = nameOf(method, path)
    const read = body === undefined ? undefined : JSON.parse(body)
    calls.push(name)
    bodies[name] = read
    asked[name] = new URL(path, 'http://it').search
    const given = answers[name] ?? 'down'
    const answer =
      typeof given === 'function' ? given({ body: read, path }) : given
    if (answer === 'down') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { date: new Date(Date.UTC(2026, 10, 22, 12)).toUTCString() },
    })
  }
  return { answers, asked, bodies, calls, fetch }
}
