import {
  type AnswerOf,
  type Ask,
  commentsEndpoints,
  type Surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { createTransport } from '@narwhal-club/core/http'

const timeout = 10_000
const transport = createTransport({
  fetch: (url, init) => globalThis.fetch(url, init),
})

/** Milliseconds, by the server's clock as far as its answers told it. */
export const { serverTime } = transport

/** One attempt; the server held what it answers to the contract. */
export async function ask<Name extends keyof typeof commentsEndpoints>(
  name: Name,
  asked: Ask<Surface[Name]>,
): Promise<AnswerOf<Surface[Name]>> {
  const line = commentsEndpoints[name]
  const path = urlOf(line, asked)
  const body = 'body' in asked ? asked.body : undefined
  const call = { method: line.method, path, body, timeout }
  return (await transport.send(call)).json as AnswerOf<Surface[Name]>
}
