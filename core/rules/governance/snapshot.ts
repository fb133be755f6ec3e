import type { Hex } from 'viem'
import type { Address } from '../../hex.ts'
import { type Hasher, keccakHere } from '../hashes.ts'
import { votingPowerOf } from '../policies/actor.ts'
import { finish, growTree, type Holder } from './merkle.ts'

/** Addresses that nobody votes from, in any club: the listed set is public. */
export const uncountedAddresses: readonly Address[] = [
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dead',
]

/** All who may vote on a proposal, frozen at its block (behaviour 2.2). */
export interface PowerSnapshot {
  /** Sorted by address. */
  holders: Holder[]
  eligibleVoters: number
  eligiblePower: number
  root: Hex
}

/**
 * Freezes who may vote: every owner of NFTs at a block but `nobody` and those
 * excluded, whose holdings give voting power.
 *
 * @param owners addresses in lower case with the NFTs they held, each once.
 * @param excluded in any case: the vault of the swap, and what the club adds.
 * @throws {RangeError} for a list that cannot be true: an address twice or not
 * in lower case, a count that is negative or not whole. Nothing is frozen of it.
 */
export const snapshotOf = (
  owners: Owners,
  excluded: Iterable<Address>,
): PowerSnapshot => finish(snapshotInSteps(owners, excluded))

type Owners = Iterable<readonly [owner: Address, nfts: number]>

/**
 * The same a little at a time, so that other work has its turn in between.
 *
 * @param hash Keccak-256, where there is a faster one than ours.
 */
export function* snapshotInSteps(
  owners: Owners,
  excluded: Iterable<Address>,
  hash: Hasher = keccakHere,
): Generator<void, PowerSnapshot> {
  const out = new Set(
    [...uncountedAddresses, ...excluded].map((at) => at.toLowerCase()),
  )
  const seen = new Set<Address>()
  const holders: Holder[] = []
  let eligiblePower = 0
  for (const [address, nfts] of owners) {
    if (!/^0x[0-9a-f]{40}$/.test(address) || seen.has(address))
      throw new RangeError(`Not an owner, or listed twice: ${address}`)
    if (!Number.isSafeInteger(nfts) || nfts < 0)
      throw new RangeError(`Not a count of NFTs: ${nfts}`)
    seen.add(address)
    const votingPower = votingPowerOf(nfts)
    if (votingPower === 0 || out.has(address)) continue
    holders.push({ address, votingPower })
    eligiblePower += votingPower
  }
  holders.sort((a, b) => (a.address < b.address ? -1 : 1))
  const { root } = yield* growTree(holders, hash)
  return { holders, eligibleVoters: holders.length, eligiblePower, root }
}
