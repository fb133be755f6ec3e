import { encodeFunctionData, parseAbi } from 'viem'
import { votingPowerOf } from '../rules/policies/actor.ts'
import type { ContractBallot } from './contractBallots.ts'
import type { AuditSubject } from './subject.ts'

/** What a node says of one address of the list. */
export interface SpotFound {
  address: string
  said: number
  /** Null where the node does not say. */
  held: number | null
}

/** Whether a contract wallet says that it signed a ballot. */
interface WalletFound {
  address: string
  power: number
  /** `unknown`: the node does not say, or the wallet is yet to be created. */
  says: 'yes' | 'no' | 'unknown'
}

export interface SpotCheck {
  block: 'same' | 'other' | 'unknown'
  found: SpotFound[]
  /** How many are to be asked about. */
  of: number
  /** As far as they were asked, by now; missing where no contract signed. */
  wallets?: WalletFound[]
}

/** Asks a node by JSON-RPC. It rejects where there is no answer. */
export type AskNode = (
  method: string,
  params: readonly unknown[],
) => Promise<unknown>

/** `balanceOf(address)`. */
const balanceOf = '0x70a08231'
const abi = parseAbi([
  'function isValidSignature(bytes32, bytes) view returns (bytes4)',
])
/** What a wallet answers `isValidSignature` with: one word (ERC-1271). */
const isValid = `0x1626ba7e${'0'.repeat(56)}`
/** What a signature ends with whose wallet may not be there yet (ERC-6492). */
const wrapped = '6492'.repeat(16)

/**
 * Asks a node whether the block is the one that is named, whether addresses of the
 * list held there what the list says, and contract wallets whether they signed. One
 * after the other: public nodes allow a few questions a second. What a node does
 * not answer is unknown; it never throws.
 *
 * @yields what is known after each answer; the last has all.
 */
export async function* askAbout(
  { nft, block, blockHash, sample, contracts = [] }: AuditSubject,
  ask: AskNode,
): AsyncGenerator<SpotCheck> {
  const at = `0x${block.toString(16)}`
  const told = await ask('eth_getBlockByNumber', [at, false]).catch(() => null)
  const hash = (told as { hash?: unknown } | null)?.hash
  const isKnown = typeof hash === 'string'
  const check: SpotCheck = {
    block: !isKnown
      ? 'unknown'
      : hash.toLowerCase() === blockHash
        ? 'same'
        : 'other',
    found: [],
    of: sample.length,
  }
  yield { ...check }
  for (const [address, said] of sample) {
    const data = `${balanceOf}${address.slice(2).padStart(64, '0')}`
    const answer = await ask('eth_call', [{ to: nft, data }, at]).catch(
      () => null,
    )
    check.found = [...check.found, { address, said, held: powerIn(answer) }]
    yield { ...check }
  }
  for (const ballot of contracts) {
    const { address, power } = ballot
    const says = await askWallet(ballot, ask)
    check.wallets = [...(check.wallets ?? []), { address, power, says }]
    yield { ...check }
  }
}

/** As of now: owners may have changed since, so a no is no proof of a lie. */
async function askWallet(
  { address, digest, signature }: ContractBallot,
  ask: AskNode,
): Promise<WalletFound['says']> {
  const data = encodeFunctionData({ abi, args: [digest, signature] })
  const answer = await ask('eth_call', [{ to: address, data }, 'latest']).catch(
    () => null,
  )
  if (answer === isValid) return 'yes'
  const isOpen = typeof answer !== 'string' || signature.endsWith(wrapped)
  return isOpen ? 'unknown' : 'no'
}

/** One word, as a contract answers; anything else says nothing. */
function powerIn(answer: unknown): number | null {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer))
    return null
  const held = BigInt(answer)
  return held <= BigInt(Number.MAX_SAFE_INTEGER)
    ? votingPowerOf(Number(held))
    : null
}
