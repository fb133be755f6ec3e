import {
  type BountyContent,
  type BountyDates,
  type BountyMessage,
  bountyDigest,
  bountySentence,
} from '@narwhal-club/core/bounties'
import {
  BountyMessageBody,
  type SignedMessage,
} from '@narwhal-club/core/contract'
import {
  type Envelope,
  type EnvelopeTerms,
  readEnvelope,
} from '../../signatures/readEnvelope.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'

export type SignedBounty = Envelope<BountyMessage>

interface Terms extends EnvelopeTerms {
  club: Pick<ClubStanding, 'id' | 'name' | 'nftContract'>
  /** As the sentence has it; null: what is written is no bounty, and is refused for that. */
  content: Pick<BountyContent, 'title' | 'reward' | 'winnersMax'> | null
}

/**
 * Reads what the author of a bounty signed; see `readEnvelope`. Of words that are
 * no bounty no sentence is known: they are refused by name instead.
 *
 * @throws RefusalError
 */
export const readSignedBounty = (
  signed: SignedMessage,
  { content, ...terms }: Terms,
): SignedBounty =>
  readEnvelope(signed, terms, {
    read: (message) =>
      BountyMessageBody.safeParse(message).data as BountyMessage | undefined,
    hasItsSentence: (message) =>
      content === null ||
      message.summary ===
        bountySentence({ ...message, ...content, club: terms.club.name }),
    digest: bountyDigest,
  })

/** The dates that a message promises, UTC milliseconds. */
export const promised = ({
  submitBy,
  decideBy,
  payBy,
}: BountyMessage): BountyDates => ({
  submitBy: submitBy * 1_000,
  decideBy: decideBy * 1_000,
  payBy: payBy * 1_000,
})
