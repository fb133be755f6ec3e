import { votingPowerOf } from '../rules/policies/actor.ts'
import type { AuditSubject } from './subject.ts'

/** What a node says of one address of the list. */
export interface SpotFound {
  address: string
  said: number
  /** Null where the node does not say. */
  held: number | null
}

export interface SpotCheck {
  block: 'same' | 'other' | 'unknown'
  found: SpotFound[]
  /** How many are to be asked about. */
  of: number
}

/** Asks a node by JSON-RPC. It rejects where there is no answer. */
export type AskNode = (
  method: string,
  params: readonly unknown[],
) => Promise<unknown>

/** `balanceOf(address)`. */
const balanceOf = '0x70a08231'

/**
 * Asks a node whether addresses of the list held at the block what the list says,
 * and whether the block is the one that is named. One after the other: nodes for
 * anyone allow a few questions a second.
 *
 * @returns what is known after each answer; the last has all.
 */
export async function* askAbout(
  { nft, block, blockHash, sample }: AuditSubject,
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
