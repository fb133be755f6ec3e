import {
  ProposalMessageBody,
  type SignedMessage,
} from '@narwhal-club/core/contract'
import {
  hasItsSentence,
  type ProposalMessage,
  proposalDigest,
} from '@narwhal-club/core/governance'
import {
  type Envelope,
  type EnvelopeTerms,
  readEnvelope,
} from '../../signatures/readEnvelope.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'

export type Signed = Envelope<ProposalMessage>

interface Terms extends EnvelopeTerms {
  club: Pick<ClubStanding, 'id' | 'name' | 'nftContract'>
  /** As it is drawn in the sentence. */
  title: string
}

/**
 * Reads what the author of a proposal signed; see `readEnvelope`.
 *
 * @throws RefusalError
 */
export const readSigned = (signed: SignedMessage, terms: Terms): Signed =>
  readEnvelope(signed, terms, {
    read: (message) =>
      ProposalMessageBody.safeParse(message).data as
        | ProposalMessage
        | undefined,
    hasItsSentence: (message) =>
      hasItsSentence(message, { title: terms.title, club: terms.club.name }),
    digest: proposalDigest,
  })
