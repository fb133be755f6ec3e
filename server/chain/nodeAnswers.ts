import { NodeAwayError } from '../errors.ts'
import {
  CallRefusedError,
  RangeRefusedError,
  UnbelievableAnswerError,
} from './errors.ts'

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

/** How nodes put it that a call ran and failed; the code says little (-32000). */
const ranAndFailed = /revert|out of gas|invalid opcode|vm execution error/i
const revertCode = 3
/** What is the node's own trouble, not the call's. */
const troubled =
  /too many|limit|overload|busy|unavailable|timed? ?out|quota|capacity|unauthori[sz]ed|forbidden/i
const troubleCodes = [-32_005, -32_002, -32_600, -32_601, -32_700]

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
  const said = `${method}: ${message.slice(0, 200)}`
  if (method === 'eth_call' && !isTrouble({ code, message }))
    return new CallRefusedError(said)
  return new NodeAwayError(said)
}

/** What a contract says is no trouble of the node: it may say anything. */
const isTrouble = ({ code, message }: RpcFailure) =>
  code !== revertCode &&
  !ranAndFailed.test(message) &&
  (troubleCodes.includes(code) || troubled.test(message))

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
