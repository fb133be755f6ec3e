import {
  type SignedMessage,
  VoteMessageBody,
} from '@narwhal-club/core/contract'
import {
  choiceOf,
  hasVoteSentence,
  isVoteReason,
  proposalIdOf,
  type VoteMessage,
  voteLimits,
} from '@narwhal-club/core/voting'
import { type Hex, hexToBytes } from 'viem'
import { RefusalError } from '../../errors.ts'
import { readSignature } from '../../signatures/signature.ts'
import { holdToDomain } from '../../signatures/signedDomain.ts'
import { holdToTable } from './holdToTable.ts'
import { digestOf } from './voteDigests.ts'
import type { BallotRow, VotePorts, VoteSubject } from './votes.ports.ts'

type Address = `0x${string}`

/** A vote that its voter has signed, and its digest. */
export type SignedVote = Pick<
  BallotRow,
  'message' | 'digest' | 'signature' | 'signer'
>

const { drift } = voteLimits

/** What belongs to any signed message (E5): the rest of it is the vote (V1). */
const ofEnvelope: readonly unknown[] = ['summary', 'voter', 'timestamp']

const refuse = (
  code: 'bad_envelope' | 'bad_vote' | 'bad_signature',
  reason: string,
) => new RefusalError(code, { reason })

/**
 * Reads the form of a message, and nothing of what it says.
 *
 * @throws RefusalError
 */
function readForm(given: SignedMessage['message']): VoteMessage {
  const { data, error } = VoteMessageBody.safeParse(given)
  if (!data) {
    const [issue] = error.issues
    const isEnvelope = ofEnvelope.includes(issue?.path[0])
    throw refuse(isEnvelope ? 'bad_envelope' : 'bad_vote', 'shape')
  }
  if (!isVoteReason(data.reason)) throw refuse('bad_vote', 'reason')
  return data as VoteMessage
}

/** @throws RefusalError for a time that no wallet, or no key, may sign (E7). */
function holdToClock({ timestamp }: VoteMessage, now: number, behind: number) {
  const age = Math.floor(now / 1_000) - timestamp
  if (-age <= drift.ahead && age <= behind) return
  throw new RefusalError('bad_timestamp', {
    details: { serverTime: new Date(now).toISOString() },
  })
}

/** The voter's key made it: 65 bytes in their one canonical form (E13). */
function isByKey(
  { recover }: Pick<VotePorts<never>, 'recover'>,
  voter: Address,
  { digest, signature }: { digest: Hex; signature: Hex },
): boolean {
  if (signature.length !== 132) return false
  const read = readSignature(signature)
  return read.ok && recover(hexToBytes(digest), read.signature) === voter
}

/**
 * Reads what a voter signed, in the order of table E: who it is by, for what
 * domain, its form, its time, what it says, and whether they signed it. A key is
 * recovered here; the chain is asked for a contract's signature alone.
 *
 * @throws RefusalError
 */
export async function readSignedVote(
  ports: Pick<VotePorts<never>, 'clock' | 'recover' | 'verifyContract'>,
  voter: Address,
  subject: VoteSubject,
  signed: SignedMessage,
): Promise<SignedVote> {
  const { voter: by } = signed.message
  const isAddress = typeof by === 'string' && /^0x[0-9a-f]{40}$/.test(by)
  if (isAddress && by !== voter) throw new RefusalError('session_mismatch')
  holdToDomain(signed.domain, subject.nftContract)
  const message = readForm(signed.message)
  const now = ports.clock.now()
  const { verifyContract } = ports
  // A contract's owners may take days to sign; a key does not.
  holdToClock(
    message,
    now,
    verifyContract ? drift.behindOfContract : drift.behind,
  )
  if (message.proposalId !== proposalIdOf(subject.id))
    throw refuse('bad_vote', 'proposal')
  if (message.club !== subject.club)
    throw new RefusalError('proposal_not_found', { reason: 'club' })
  const { title, number, clubName: club, contentHash } = subject
  // Of other words, or of no choice, no sentence is known: that is told later.
  const isJudged =
    choiceOf(message.choice) !== null && message.contentHash === contentHash
  if (isJudged && !hasVoteSentence(message, { title, number, club }))
    throw new RefusalError('summary_mismatch')
  const digest = digestOf(subject.nftContract as Hex, message)
  const signature = signed.signature.toLowerCase() as Hex
  if (!/^0x([0-9a-f]{2})*$/.test(signature))
    throw refuse('bad_signature', 'shape')
  const made = { message, digest, signature }
  if (isByKey(ports, voter, made)) {
    holdToClock(message, now, drift.behind)
    return { ...made, signer: 'key' }
  }
  // A node is asked for no vote that would be refused all the same.
  if (verifyContract) holdToTable(subject, message, now)
  const verdict = await verifyContract?.({ address: voter, digest, signature })
  if (verdict === 'unknown')
    throw new RefusalError('cannot_verify_now', { retryAfter: 2 })
  if (verdict !== 'yes') throw refuse('bad_signature', 'signer')
  return { ...made, signer: 'contract' }
}
