import { RefusalError } from '../errors.ts'

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Takes plain JSON alone.
 *
 * @throws RefusalError for a body that is compressed or of another type.
 */
export function requireJson(encoding = 'identity', type = ''): void {
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new RefusalError('unsupported_media_type', { reason: 'compressed' })
  if (!json.test(type))
    throw new RefusalError('unsupported_media_type', { reason: 'not_json' })
}

/** The name of what an object is made after: no body of ours has a member so named. */
const prototype = '__proto__'

/** Tells whether it is named anywhere; whoever copies such a member loses it. */
function namesPrototype(text: string, value: unknown): boolean {
  // It may be spelled with escapes: then each name is looked at.
  if (!text.includes(prototype) && !text.includes('\\u')) return false
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, prototype)) return true
    for (const inner of Object.values(next)) left.push(inner)
  }
  return false
}

/** @throws RefusalError for bytes that are no JSON object in UTF-8. */
export function parseObject(
  bytes: Uint8Array | ArrayBuffer,
): Record<string, unknown> {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    throw new RefusalError('invalid_body', { reason: 'not_json' })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusalError('invalid_body', { reason: 'not_an_object' })
  if (namesPrototype(text, value))
    throw new RefusalError('invalid_body', { reason: 'prototype' })
  return value as Record<string, unknown>
}
