import {
  type Line,
  type RateClass,
  rateOf,
  type Who,
} from '@narwhal-club/core/contract'
import { type Actor, canAdminister, visitor } from '@narwhal-club/core/policies'
import { isToken } from '../../../server/api/auth/secrets.ts'
import { type Gate, type MockCall, Refusal } from './call.ts'
import { readCookie } from './cookies.ts'
import { limit } from './limit.ts'
import { findSession } from './memorySessions.ts'

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Reads a JSON object; a request without a body has none. */
export async function takeBody(
  request: Request,
  longest: number,
): Promise<Record<string, unknown> | undefined> {
  const { headers } = request
  const bytes = await request.clone().arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type')
  if (!json.test(headers.get('content-type') ?? ''))
    throw new Refusal('unsupported_media_type')
  if (bytes.byteLength > longest) throw new Refusal('body_too_large')
  return parseObject(bytes)
}

function parseObject(bytes: ArrayBuffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal('invalid_body')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal('invalid_body')
  return value as Record<string, unknown>
}

/** Finds the caller by the session cookie. */
const authenticate: Gate = (call) => {
  const token = readCookie(call, 'session')
  call.session = token && isToken(token) ? findSession(call.world, token) : null
}

/** @throws Refusal when no member is signed in. */
export function memberOf({ session }: MockCall) {
  if (!session) throw new Refusal('not_signed_in')
  return session
}

const requireMember: Gate = (call) => {
  memberOf(call)
}

/** Who asks, as the server's policies have it. */
export const actorOf = ({
  session,
  world,
}: Pick<MockCall, 'session' | 'world'>): Actor => {
  const address = session?.address ?? null
  const isAdmin = address !== null && world.admins.includes(address)
  return { ...visitor, address, isAdmin }
}

const requireAdmin: Gate = (call) => {
  const verdict = canAdminister(actorOf(call))
  if (!verdict.ok) throw new Refusal(verdict.code)
}

const checks: Record<Who, readonly Gate[]> = {
  visitor: [],
  member: [requireMember],
  administrator: [requireAdmin],
}

const counters: Record<RateClass, readonly Gate[]> = {
  read: [],
  nonce: [limit('nonce')],
  verify: [limit('verify')],
  write: [limit('write')],
}

/** What stands before a call by its line, in the server's order. */
export function termsOf(line: Line): readonly Gate[] {
  const rate = rateOf(line)
  const isLookedUp =
    line.session === true || line.who !== 'visitor' || rate === 'write'
  return [
    ...(isLookedUp ? [authenticate] : []),
    ...checks[line.who],
    ...counters[rate],
  ]
}
