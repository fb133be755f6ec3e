import { type Hex, hashTypedData, keccak256, stringToHex } from 'viem'
import { brand } from '../../brand.ts'
import { tokenDecimals } from '../../constants.ts'
import type { Address } from '../../hex.ts'
import { toDecimal } from '../format/units.ts'
import { signingDomain } from '../governance/message.ts'
import { normaliseLine } from '../governance/text.ts'
import { canonicalJson } from '../ledger/index.ts'
import type { BountyContent } from './fields.ts'

const types = {
  Bounty: [
    { name: 'summary', type: 'string' },
    { name: 'author', type: 'address' },
    { name: 'club', type: 'string' },
    { name: 'contentHash', type: 'bytes32' },
    { name: 'submitBy', type: 'uint64' },
    { name: 'decideBy', type: 'uint64' },
    { name: 'payBy', type: 'uint64' },
    { name: 'version', type: 'uint32' },
    { name: 'replaces', type: 'bytes32' },
    { name: 'timestamp', type: 'uint64' },
  ],
} as const

/** What an author signs to publish a bounty, or a new version of it. */
export interface BountyMessage {
  /** The sentence that a wallet shows first, as `bountySentence` writes it. */
  summary: string
  /** Lower case. */
  author: Address
  /** The club's id. */
  club: string
  contentHash: Hex
  /** UTC seconds, as all times here. */
  submitBy: number
  decideBy: number
  payBy: number
  version: number
  /** The digest of the version before; zero for the first. */
  replaces: Hex
  timestamp: number
}

/** Writes the typed data (EIP-712) that an author signs. */
export const bountyTypedData = (nft: Address, message: BountyMessage) => ({
  domain: signingDomain(nft),
  types,
  primaryType: 'Bounty' as const,
  message: { ...message },
})

/** Hashes what an author signs: the id of the message (E14). */
export function bountyDigest(nft: Address, message: BountyMessage): Hex {
  const { submitBy, decideBy, payBy, timestamp, ...rest } = message
  return hashTypedData({
    ...bountyTypedData(nft, message),
    message: {
      ...rest,
      submitBy: BigInt(submitBy),
      decideBy: BigInt(decideBy),
      payBy: BigInt(payBy),
      timestamp: BigInt(timestamp),
    },
  })
}

/**
 * Hashes what hunters rely on: Keccak-256 of the canonical JSON (RFC 8785) of the
 * content in its normal form, its version, and `kind: "bounty"`. The dates are in
 * the message.
 */
export const bountyHash = (
  content: BountyContent & { version: number },
): Hex => {
  const { title, description, category, skills, reward } = content
  const { winnersMax, minVp, visibility, version } = content
  return keccak256(
    stringToHex(
      canonicalJson({
        kind: 'bounty',
        version,
        title,
        description,
        category,
        skills: [...skills],
        reward: { ...reward },
        winnersMax,
        minVp,
        visibility,
      }),
    ),
  )
}

const moment = (seconds: number) =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export interface BountySentence {
  title: string
  /** The club's name. */
  club: string
  reward: BountyContent['reward']
  winnersMax: number
  submitBy: number
  version: number
}

/**
 * Writes the exact sentence that a wallet shows before it signs a bounty: part of
 * what is signed, and no string of the interface.
 */
export function bountySentence(bounty: BountySentence): string {
  const { reward, winnersMax, submitBy, version } = bounty
  const title = `“${normaliseLine(bounty.title)}”`
  const club = normaliseLine(bounty.club)
  const what =
    version === 1
      ? `Open bounty ${title} in ${club}`
      : `Change bounty ${title} in ${club} to version ${version}`
  const amount = toDecimal(BigInt(reward.amount), tokenDecimals)
  const unit = reward.asset === 'CRO' ? 'CRO' : `$${brand.product}`
  const most = winnersMax === 1 ? 'one winner' : `up to ${winnersMax} winners`
  return `${what}: ${amount} ${unit} for ${most}, work until ${moment(submitBy)}.`
}
