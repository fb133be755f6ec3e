import type { SignedMessage } from '@narwhal-club/core/contract'
import { type Hex, hexToBytes } from 'viem'
import { RefusalError } from '../errors.ts'
import type { RecoverAddress } from './recoverAddress.ts'
import { readSignature } from './signature.ts'
import { holdToDomain } from './signedDomain.ts'

/** Seconds that a message may be of the future, and of the past (E7). */
const drift = { ahead: 300, behind: 15 * 60 }

/** What every message says that something is published with. */
export interface AnyMessage {
  author: string
  /** The club's id. */
  club: string
  version: number
  replaces: string
  /** UTC seconds. */
  timestamp: number
}

/** How messages of one kind are read. */
export interface MessageKind<M extends AnyMessage> {
  /** Undefined where it has not the right form. */
  read(message: unknown): M | undefined
  /** Whether its sentence is the one that belongs to it. */
  hasItsSentence(message: M): boolean
  digest(nft: Hex, message: M): Hex
}

export interface EnvelopeTerms {
  now: number
  recover: RecoverAddress
  club: { id: string; nftContract: string }
  author: string
  /** The version that it must be of, and the digest that it replaces. */
  version: number
  replaces: string
  /** It was held to the clock when it was signed, and has waited since. */
  hasWaited: boolean
}

/** A message that its author has signed, and its digest. */
export interface Envelope<M> {
  message: M
  digest: Hex
  signature: Hex
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
export function readEnvelope<M extends AnyMessage>(
  signed: SignedMessage,
  terms: EnvelopeTerms,
  kind: MessageKind<M>,
): Envelope<M> {
  const { now, club, author, version, replaces, hasWaited } = terms
  holdToDomain(signed.domain, club.nftContract)
  const message = kind.read(signed.message)
  if (!message) throw refuse('bad_envelope', 'shape')
  const age = Math.floor(now / 1_000) - message.timestamp
  if (-age > drift.ahead || (!hasWaited && age > drift.behind))
    throw new RefusalError('bad_timestamp', {
      details: { serverTime: new Date(now).toISOString() },
    })
  if (message.author !== author) throw new RefusalError('session_mismatch')
  if (message.club !== club.id) throw refuse('bad_envelope', 'club')
  if (message.version !== version || message.replaces !== replaces)
    throw refuse('bad_envelope', 'version')
  if (!kind.hasItsSentence(message)) throw new RefusalError('summary_mismatch')
  const digest = kind.digest(club.nftContract as Hex, message)
  const signature = signed.signature.toLowerCase() as Hex
  if (!/^0x[0-9a-f]{130}$/.test(signature))
    throw refuse('bad_signature', 'length')
  const read = readSignature(signature)
  if (!read.ok) throw refuse('bad_signature', read.reason)
  const signer = terms.recover(hexToBytes(digest), read.signature)
  if (signer !== author) throw refuse('bad_signature', 'signer')
  return { message, digest, signature }
}
