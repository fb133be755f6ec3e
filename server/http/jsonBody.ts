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

/** @throws RefusalError for bytes that are no JSON object in UTF-8. */
export function parseObject(
  bytes: Uint8Array | ArrayBuffer,
): Record<string, unknown> {
  let value: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    throw new RefusalError('invalid_body', { reason: 'not_json' })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusalError('invalid_body', { reason: 'not_an_object' })
  return value as Record<string, unknown>
}
