import type { IncomingMessage } from 'node:http'
import { RefusalError } from '../errors.ts'

/**
 * Reads a JSON object, and stops reading at the first byte too many. A request
 * without a body gives undefined.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Record<string, unknown> | undefined> {
  const { headers } = request
  const declared = Number(headers['content-length'] ?? 0)
  if (declared === 0 && headers['transfer-encoding'] === undefined)
    return undefined
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity')
    throw new RefusalError('unsupported_media_type', { reason: 'compressed' })
  const type = headers['content-type'] ?? ''
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new RefusalError('unsupported_media_type', { reason: 'not_json' })
  if (declared > limit) throw new RefusalError('body_too_large')
  const bytes = await readBytes(request, limit)
  return bytes.length === 0 ? undefined : parseObject(bytes)
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = (outcome: () => void) => {
      request.off('data', onData).off('end', onEnd)
      request.off('error', onError).off('close', onError)
      outcome()
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) done(() => reject(new RefusalError('body_too_large')))
      else chunks.push(chunk)
    }
    const onEnd = () => done(() => resolve(Buffer.concat(chunks)))
    const onError = () =>
      done(() => reject(new RefusalError('bad_request', { reason: 'cut' })))
    request.on('data', onData).on('end', onEnd)
    request.on('error', onError).on('close', onError)
  })
}

function parseObject(bytes: Buffer): Record<string, unknown> {
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
