import type { Address, Hex } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import { type Rpc, RpcError } from '../rpc/index.ts'
import type { ContractCall } from './swapping.adapter.ts'

/** What came of trying a swap without making it. */
export type Trial =
  | { kind: 'passed' }
  /** It would fail; the error is the node's. */
  | { kind: 'refused'; error: unknown }
  /** The node cannot try what is not approved yet. */
  | { kind: 'unknown' }

const hex = (value: number, bytes: number) =>
  value.toString(16).padStart(bytes * 2, '0')

/** `PUSH1`, `PUSH2`. */
const push = (value: number) => `60${hex(value, 1)}`
const pushWide = (value: number) => `61${hex(value, 2)}`

/** Answers an ERC-721 transfer as a receiver must: with the selector asked by. */
const receive = '60003560e01c60e01b60005260206000f3'
/** Fails as the call before did. */
const fail = `3d${push(0)}${push(0)}3e3d${push(0)}fd`
/** Ends with 1: an account without this code answers with nothing. */
const pass = `${push(1)}${push(0)}52${push(32)}${push(0)}f3`
/** `JUMPI` to what stands behind the receiver, where nothing was asked. */
const head = `3615${pushWide(6 + receive.length / 2)}57`
/** The program, with the data of its calls beginning at that byte. */
function assemble(calls: readonly ContractCall[], dataAt: number): string {
  let text = `${head}${receive}5b`
  let at = dataAt
  for (const { to, data } of calls) {
    const bytes = data.length / 2 - 1
    const size = pushWide(bytes)
    // Bring the data into memory, then call without value and with all gas.
    text += `${size}${pushWide(at)}${push(0)}39`
    text += `${push(0)}${push(0)}${size}${push(0)}${push(0)}`
    text += `73${to.slice(2)}5af1`
    const next = text.length / 2 + 4 + fail.length / 2
    text += `${pushWide(next)}57${fail}5b`
    at += bytes
  }
  return `${text}${pass}`
}

/**
 * Writes a program that makes these calls one after the other, as the account
 * that it is laid over. So an approval and what needs it are tried together, and
 * nothing has to be known of how a token keeps its approvals.
 */
function programOf(calls: readonly ContractCall[]): Hex {
  const dataAt = assemble(calls, 0).length / 2
  const data = calls.map((call) => call.data.slice(2)).join('')
  return `0x${assemble(calls, dataAt)}${data}`
}

const passed = /^0x0*1$/

/** How nodes say that a call failed in the contract, not in the asking. */
const isRevert = (error: unknown): error is RpcError =>
  error instanceof RpcError &&
  (error.rpcCode === 3 || /revert/i.test(error.message))

/**
 * Tries a swap without making it: as it is where all is approved, together with
 * the approval where it is not. Not every node lets an account stand in for a
 * program; then it is tried once the approval is there.
 */
export async function tryCalls(
  rpc: Rpc,
  account: Address,
  calls: readonly ContractCall[],
  signal: Signal,
): Promise<Trial> {
  const [only, ...more] = calls
  if (!only) return { kind: 'passed' }
  const attempt = async (): Promise<Trial> => {
    if (more.length === 0) {
      const call = { from: account, ...only }
      await rpc.call('eth_call', [call, 'latest'], { signal })
      return { kind: 'passed' }
    }
    const call = { from: account, to: account }
    const overrides = { [account]: { code: programOf(calls) } }
    const params = [call, 'latest', overrides]
    const answer = await rpc.call('eth_call', params, { signal })
    // A node that overlooks the program finds an account that answers nothing.
    return { kind: passed.test(String(answer)) ? 'passed' : 'unknown' }
  }
  try {
    return await attempt()
  } catch (error) {
    if (isRevert(error)) return { kind: 'refused', error }
    if (more.length > 0 && error instanceof RpcError) return { kind: 'unknown' }
    throw error
  }
}
