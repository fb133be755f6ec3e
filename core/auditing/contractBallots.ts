import type { Hex } from 'viem'
import type { Address } from '../hex.ts'
import type { Bundle } from '../rules/audit/bundle.ts'
import { createVoteDigest } from '../rules/audit/digest.ts'
import { readPayload } from '../rules/audit/readLines.ts'
import { voterIn } from './sample.ts'

/** A ballot that counts, and that only the contract at its address can vouch for. */
export interface ContractBallot {
  address: Address
  power: number
  digest: Hex
  signature: Hex
}

/** Each is a question to a node; who has most power is asked about first. */
const most = 50

/** In canonical JSON: inside of a text the quotes are escaped. */
const byContract = '"signer":"contract"'

/** The ballots of contract wallets that count; it was read before. */
export function contractBallotsOf({ lines, club }: Bundle): ContractBallot[] {
  if (!lines.some(({ payload }) => payload.includes(byContract))) return []
  const last = new Map<string, string>()
  for (const { payload } of lines) {
    const voter = voterIn(payload)
    if (voter) last.set(voter, payload)
  }
  const digestOf = createVoteDigest(club.nft)
  return (
    [...last.values()]
      .filter((payload) => payload.includes(byContract))
      // A line may say anything: what is no ballot was found red.
      .flatMap((payload) => readPayload(payload) ?? [])
      .map(({ message, power, signature }) => ({
        address: message.voter,
        power,
        digest: digestOf(message),
        signature,
      }))
      .sort((one, other) => other.power - one.power)
      .slice(0, most)
  )
}
