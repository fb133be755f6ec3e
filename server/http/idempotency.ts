import { createHash, randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { NamedWrite } from './idempotency.repository.ts'
import type { ClubContext } from './types.ts'

/** What a client may choose: it comes in a header of that name. */
const header = 'idempotency-key'
const form = /^[\x21-\x7e]{1,200}$/

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The key that a write came with; undefined where it has none. */
function keyOf(ctx: ClubContext): string | undefined {
  const said = ctx.req.headers[header]
  if (said === undefined) return undefined
  const key = String(said)
  if (!form.test(key))
    throw new RefusalError('bad_request', { details: { header } })
  return key
}

/**
 * Does a write once for each key of its member (behaviour 0, E3): the same one
 * again, within a day, is answered as it was. What was refused changed nothing,
 * and what failed may not have: both are done anew.
 *
 * @throws RefusalError `in_progress` while it is under way, `key_reused` where
 * the key came with another write.
 */
export function createOnce(app: Pick<AppContext, 'namedWrites' | 'clock'>) {
  const { namedWrites: rows } = app

  async function once(
    write: NamedWrite,
    work: () => Promise<string>,
  ): Promise<{ text: string; isAgain: boolean }> {
    const begun = await rows.begin(write, app.clock.now())
    if (begun.is === 'done') return { text: begun.answer, isAgain: true }
    if (begun.is === 'running')
      throw new RefusalError('in_progress', { retryAfter: 1 })
    if (begun.is === 'another') throw new RefusalError('key_reused')
    if (begun.is === 'tooMany')
      throw new RefusalError('rate_limited', {
        reason: 'idempotency keys',
        retryAfter: 60,
      })
    // Where this fails as well, the key is free again in half a minute.
    const text = await work().catch(async (error) => {
      await rows.forget(write).catch(() => {})
      throw error
    })
    // It was done, whether that can be written down or not.
    await rows.finish(write, text).catch(() => {})
    return { text, isAgain: false }
  }

  /**
   * @param said what the body says, as it was read.
   * @param work does the write and writes its answer as JSON.
   * @returns undefined where the write has no name: it is done as ever.
   */
  return (
    ctx: ClubContext,
    said: unknown,
    work: () => Promise<string>,
  ): Promise<{ text: string; isAgain: boolean }> | undefined => {
    const { session } = ctx.state
    // Who is no member has no share that keys could be counted against.
    const key = session ? keyOf(ctx) : undefined
    if (!session || key === undefined) return undefined
    const { address } = session
    const request = [ctx.method, ctx.path, ctx.querystring]
    return once(
      {
        address,
        keyHash: hashOf(address, key),
        requestHash: hashOf(...request, JSON.stringify(said ?? null)),
        attempt: randomUUID(),
      },
      work,
    )
  }
}
