import { bytesToHex, type Hex, stringToBytes } from 'viem'
import { type Hasher, keccakHere } from '../hashes.ts'
import { canonicalJson, type Json } from '../ledger/index.ts'
import { noPreviousLine } from '../voting/line.ts'
import type { SealKey } from '../voting/receipt.ts'
import { sealDigest } from '../voting/receipt.ts'
import type { Bundle } from './bundle.ts'
import type { Claims } from './claims.ts'
import { isKeyAt } from './keys.ts'
import type { Fault, Findings } from './report.ts'

/** A bundle without `voters.list`, `lines`, `head`, `stand` and `keys`. */
export type BundleFrame = Pick<
  Bundle,
  'format' | 'proposal' | 'club' | 'versions' | 'tally'
> & { voters: Omit<Bundle['voters'], 'list'> }

/**
 * Hashes all that a bundle says in one breath. The list is in it by its root and
 * its sums; ballots are a chain of their own, which its last hash stands for.
 */
export function factsHash(
  { format, proposal, club, versions, voters, tally }: BundleFrame,
  hash: Hasher = keccakHere,
): Hex {
  const { list: _, ...frozen } = voters as Bundle['voters']
  const facts = { format, proposal, club, versions, voters: frozen, tally }
  return bytesToHex(
    hash(stringToBytes(canonicalJson(facts as unknown as Json))),
  )
}

/**
 * Judges how the server says that this vote stood: sealed by a key of that
 * moment, with these words, voters, sums, and all ballots up to the last.
 */
export function judgeStand(
  bundle: Bundle,
  keys: readonly SealKey[],
  hash: Hasher,
  findings: Findings,
  claims: Claims,
): void {
  const { stand, lines, proposal, head } = bundle
  const fault = (what: Fault<'stand'>) => findings.fault('stand', { what })
  const isSame =
    stand.proposal === proposal.id && stand.facts === factsHash(bundle, hash)
  if (!isSame) fault('facts')
  const last = lines.at(-1)?.hash ?? noPreviousLine
  if (stand.ballots !== lines.length || stand.last !== last) fault('ballots')
  // The outcome is that of the moment of the head.
  if (stand.at !== head.at) fault('time')
  if (!isKeyAt(keys, stand.key, stand.at)) fault('key')
  const claim = { signer: stand.key, code: 'stand', where: {} } as const
  claims.claim(sealDigest(stand), stand.signature, claim)
}
