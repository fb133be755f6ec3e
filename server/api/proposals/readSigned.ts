import {
  ProposalMessageBody,
  type SignedMessage,
} from '@narwhal-club/core/contract'
import {
  hasItsSentence,
  type ProposalMessage,
  proposalDigest,
} from '@narwhal-club/core/governance'
import { type Hex, hexToBytes } from 'viem'
import { RefusalError } from '../../errors.ts'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import { readSignature } from '../../signatures/signature.ts'
import { holdToDomain } from '../../signatures/signedDomain.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'

/** Seconds that a message may be of the future, and of the past (E7). */
const drift = { ahead: 300, behind: 15 * 60 }

/** A message that its author has signed, and its digest. */
export interface Signed {
  message: ProposalMessage
  digest: Hex
  signature: Hex
}

interface Terms {
  now: number
  recover: RecoverAddress
  club: Pick<ClubStanding, 'id' | 'name' | 'nftContract'>
  author: string
  /** As it is drawn in the sentence. */
  title: string
  /** The version that it must be of, and the digest that it replaces. */
  version: number
  replaces: string
  /** It was held to the clock when it was signed, and has waited since. */
  hasWaited: boolean
}

const refuse = (code: 'bad_envelope' | 'bad_signature', reason: string) =>
  new RefusalError(code, { reason })

/**
 * Reads what an author signed, in the order of table E: its form, its time, who
 * it is by, what it says, and whether they signed it. The domain is the server's
 * own (E8, E9): one that is sent along is compared with it, and what was signed for
 * another without saying so is a signature of no one here.
 *
 * @throws RefusalError
 */
export function readSigned(signed: SignedMessage, terms: Terms): Signed {
  const { now, club, author, title, version, replaces, hasWaited } = terms
  holdToDomain(signed.domain, club.nftContract)
  const { data } = ProposalMessageBody.safeParse(signed.message)
  if (!data) throw refuse('bad_envelope', 'shape')
  const message = data as ProposalMessage
  const age = Math.floor(now / 1_000) - message.timestamp
  if (-age > drift.ahead || (!hasWaited && age > drift.behind))
    throw new RefusalError('bad_timestamp', {
      details: { serverTime: new Date(now).toISOString() },
    })
  if (message.author !== author) throw new RefusalError('session_mismatch')
  if (message.club !== club.id) throw refuse('bad_envelope', 'club')
  if (message.version !== version || message.replaces !== replaces)
    throw refuse('bad_envelope', 'version')
  if (!hasItsSentence(message, { title, club: club.name }))
    throw new RefusalError('summary_mismatch')
  const digest = proposalDigest(club.nftContract as Hex, message)
  const signature = signed.signature.toLowerCase() as Hex
  if (!/^0x[0-9a-f]{130}$/.test(signature))
    throw refuse('bad_signature', 'length')
  const read = readSignature(signature)
  if (!read.ok) throw refuse('bad_signature', read.reason)
  const signer = terms.recover(hexToBytes(digest), read.signature)
  if (signer !== author) throw refuse('bad_signature', 'signer')
  return { message, digest, signature }
}
