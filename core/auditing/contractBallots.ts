import type { Hex } from 'viem'
import type { Address } from '../hex.ts'
import type { Bundle } from '../rules/audit/bundle.ts'
import { createVoteDigest } from '../rules/audit/digest.ts'
import { ballotOf } from '../rules/audit/readLines.ts'
import { TextLine } from '../rules/audit/textLine.ts'
import type { LedgerEntry } from '../rules/ledger/index.ts'
import { voterOf } from './sample.ts'

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
const isByContract = (line: LedgerEntry) =>
  line instanceof TextLine
    ? line.ballot.signer === 'contract'
    : line.payload.includes(byContract)

interface Cast {
  lines: readonly LedgerEntry[]
  club: Pick<Bundle['club'], 'nft'>
}

/** The ballots of contract wallets that count; it was read before. */
export function contractBallotsOf({ lines, club }: Cast): ContractBallot[] {
  if (!lines.some(isByContract)) return []
  const last = new Map<string, LedgerEntry>()
  for (const line of lines) {
    const voter = voterOf(line)
    if (voter) last.set(voter, line)
  }
  const digestOf = createVoteDigest(club.nft)
  return (
    [...last.values()]
      .filter(isByContract)
      // A line may say anything: what is no ballot was found red.
      .flatMap((line) => ballotOf(line) ?? [])
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
