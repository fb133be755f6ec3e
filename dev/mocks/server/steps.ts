import { surface } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { type MockCall, Refusal, type Step } from './call.ts'
import { isToken, readCookie } from './cookies.ts'
import { findSession } from './tables.ts'

/** In bytes: what sign-in and administration may send. */
const longest = 16_384
const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Reads a JSON object; a request without a body leaves it undefined. */
export const takeBody: Step = async (call) => {
  const { headers } = call.request
  const bytes = await call.request.clone().arrayBuffer()
  if (bytes.byteLength === 0) return
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type')
  if (!json.test(headers.get('content-type') ?? ''))
    throw new Refusal('unsupported_media_type')
  if (bytes.byteLength > longest) throw new Refusal('body_too_large')
  call.body = parseObject(bytes)
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

/** A call that takes no body tolerates an empty object in its place. */
const nothing = z.strictObject({})

/** Holds the body to the request schema of the contract. */
export const guard: Step = (call) => {
  const route = surface[call.name]
  if (route.method === 'GET') return
  const schema: z.ZodMiniType = 'request' in route ? route.request : nothing
  const parsed = z.safeParse(schema, call.body ?? {})
  if (!parsed.success) throw new Refusal('invalid_body')
  call.body = parsed.data as Record<string, unknown>
}

/** Holds the answer to the response schema, and lets nothing else out. */
export const checkAnswer = ({ name, answer }: MockCall): unknown =>
  z.parse(surface[name].response as z.ZodMiniType, answer)

/** Finds the caller by the session cookie. */
export const authenticate: Step = (call) => {
  const token = readCookie(call, 'session')
  call.session = token && isToken(token) ? findSession(call.world, token) : null
}

/** @throws Refusal when nobody is signed in. */
export function memberOf({ session }: MockCall) {
  if (!session) throw new Refusal('not_signed_in')
  return session
}

/** Lets administrators through. */
export const requireAdmin: Step = (call) => {
  if (!call.world.admins.includes(memberOf(call).address))
    throw new Refusal('not_admin')
}
