import type { IncomingMessage } from 'node:http'
import { RefusalError } from '../errors.ts'
import { parseObject, requireJson } from './jsonBody.ts'

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
  requireJson(headers['content-encoding'], headers['content-type'])
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
