import {
  type AnswerOf,
  type Ask,
  type Surface,
  type SurfaceName,
  urlOf,
} from '@narwhal-club/core/contract'
import { createTransport } from '@narwhal-club/core/http'
import { serverClock } from '../browser/serverClock.ts'
import type { LinesOf } from './ask.ts'

const timeout = 10_000

/** One attempt; the server held what it answers to the contract. */
export type Write<Name extends SurfaceName> = <Each extends Name>(
  name: Each,
  asked: Ask<Surface[Each]>,
) => Promise<AnswerOf<Surface[Each]>>

/** Creates what sends the calls of an area that change something. */
export function createWrite<Name extends SurfaceName>(
  lines: LinesOf<Name>,
): Write<Name> {
  const transport = createTransport({
    fetch: serverClock.listen((url, init) => globalThis.fetch(url, init)),
  })
  return async (name, asked) => {
    const { method } = lines[name]
    const path = urlOf(lines[name], asked)
    const body = 'body' in asked ? (asked as { body: unknown }).body : undefined
    const { json } = await transport.send({ method, path, body, timeout })
    return json as AnswerOf<Surface[typeof name]>
  }
}
