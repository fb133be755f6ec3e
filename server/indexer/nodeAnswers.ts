import { NodeAwayError } from '../errors.ts'
import { RangeRefusedError, UnbelievableAnswerError } from './errors.ts'

export interface RpcFailure {
  code: number
  message: string
}

/**
 * How nodes say that a range is too wide, by what is known of this chain's
 * (`block-range-cap`, `logs-cap`) and of the providers in front of them.
 */
const tooMuch =
  /range|distance|too (many|large|big|wide)|limit|exceed|more than|10,?000|response size|timed? ?out/i
const limitCodes = [-32_005, -32_602, -32_000]

/** Turns what a node refused into what to do about it. */
export function refusalOf(
  method: string,
  { code, message }: RpcFailure,
): Error {
  if (
    method === 'eth_getLogs' &&
    limitCodes.includes(code) &&
    tooMuch.test(message)
  )
    return new RangeRefusedError(message)
  return new NodeAwayError(`${method}: ${message}`)
}

/** The same for a status: 413 and gateways that gave up waiting for the node. */
export function refusalOfStatus(
  methods: readonly string[],
  status: number,
): Error {
  const isLogs = methods.includes('eth_getLogs')
  if (isLogs && [413, 502, 504].includes(status))
    return new RangeRefusedError(`status ${status}`)
  return new NodeAwayError(`status ${status}`)
}

/**
 * Reads the answer to requests that were sent together, by their place in line.
 *
 * @throws UnbelievableAnswerError when it is no answer to them.
 */
export function readAnswers(
  body: unknown,
  methods: readonly string[],
): unknown[] {
  const list = Array.isArray(body) ? body : [body]
  const byId = new Map(list.map((item) => [item?.id, item]))
  return methods.map((method, id) => {
    const answer = byId.get(id) ?? (list.length === 1 ? list[0] : undefined)
    if (answer?.error) throw refusalOf(method, failureIn(answer.error))
    if (answer?.result === undefined || answer.id !== id)
      throw new UnbelievableAnswerError(`${method} was not answered`)
    return answer.result
  })
}

const failureIn = (error: { code?: unknown; message?: unknown }) => ({
  code: Number(error.code),
  message: String(error.message ?? ''),
})
