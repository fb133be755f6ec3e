import { contentHash } from '../rules/governance/content.ts'
import { normaliseText } from '../rules/governance/text.ts'
import {
  choiceNumbers,
  proposalIdOf,
  type VoteChoice,
  type VoteMessage,
  voteSentence,
} from '../rules/voting/index.ts'
import type { SeenProposal, VotePrompt, VoteSubject } from './casting.types.ts'

/**
 * Reads what is voted on of what a page shows. The hash is worked out of these
 * words, so that nobody signs for other words than they saw (V9).
 */
export function subjectOf({ proposal, nft }: SeenProposal): VoteSubject {
  const { id, number, version, title, club, start, end } = proposal
  const { body, summary, discussionUrl, labels } = proposal
  const content = { title, body, summary, discussionUrl, labels }
  return {
    id,
    number,
    version,
    title,
    club: { id: club.id, name: club.name, nft },
    contentHash: contentHash({ version, ...content }),
    start: Date.parse(start),
    end: Date.parse(end),
    isCancelled: proposal.cancelled !== undefined,
  }
}

/** A reason as it is signed. */
export const toReason = (typed: string): string => normaliseText(typed)

/** The sentence that the wallet shows for a choice. */
export const sentenceOf = (
  { number, title, club }: VoteSubject,
  { choice, seq }: { choice: VoteChoice; seq: number },
): string => voteSentence({ choice, seq, number, title, club: club.name })

/**
 * Writes what is signed.
 *
 * @param now the server's time in milliseconds.
 */
export const messageOf = (prompt: VotePrompt, now: number): VoteMessage => {
  const { subject, voter, seq, choice, reason } = prompt
  return {
    summary: sentenceOf(subject, prompt),
    voter,
    club: subject.club.id,
    proposalId: proposalIdOf(subject.id),
    contentHash: subject.contentHash,
    choice: choiceNumbers[choice],
    reason,
    seq,
    timestamp: Math.floor(now / 1_000),
  }
}
