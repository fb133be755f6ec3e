import type { AnyActorRef } from 'xstate'

const secret = /signature|nonce|proof|token$|^text$/i

const isActorRef = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value

/** A value as it may be shown and copied: no signature, no nonce, no message. */
export function redact(value: unknown, key = ''): unknown {
  if (value === null || value === undefined) return value
  if (secret.test(key)) return '•••'
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (Array.isArray(value)) return value.map((each) => redact(each))
  // An actor knows its whole system: it is named, not opened.
  if (isActorRef(value)) return `actor ${value.id}`
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, redact(each, name)]),
    )
  return typeof value === 'function' ? 'ƒ' : value
}
