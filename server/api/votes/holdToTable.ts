import { windowAt } from '@narwhal-club/core/governance'
import {
  choiceOf,
  hasVoteSentence,
  type VoteChoice,
  type VoteMessage,
  voteLimits,
} from '@narwhal-club/core/voting'
import { RefusalError } from '../../errors.ts'
import type { VoteSubject } from './votes.ports.ts'

/**
 * Holds a vote to table V, by what is known of the proposal: before a node is asked
 * about it, and again while the proposal is held.
 *
 * @throws RefusalError
 */
export function holdToTable(
  subject: VoteSubject,
  message: VoteMessage,
  now: number,
): VoteChoice {
  const { mine } = subject
  // Whatever became of the proposal since: it is kept, and that is told (E14).
  if (subject.isKept) throw new RefusalError('replayed')
  if (subject.cancelledAt !== null) throw new RefusalError('proposal_cancelled')
  if (subject.clubStatus !== 'active') throw new RefusalError('club_paused')
  // By the server's clock and by what was signed.
  const moments = [now, message.timestamp * 1_000]
  const windows = moments.map((at) => windowAt(subject, at))
  if (windows.includes('closed')) throw new RefusalError('voting_closed')
  if (windows.includes('notOpen')) throw new RefusalError('voting_not_open')
  const choice = choiceOf(message.choice)
  if (!choice) throw new RefusalError('bad_choice')
  if (mine.power < 1) {
    const isExcluded = subject.excluded.includes(message.voter)
    const why = isExcluded ? 'excluded' : 'not_in_list'
    throw new RefusalError('no_voting_power', { details: { why } })
  }
  if (message.seq !== mine.ballots)
    throw new RefusalError('stale_vote', { details: { next: mine.ballots } })
  if (message.contentHash !== subject.contentHash)
    throw new RefusalError('content_changed')
  // Judged where the words are known: they may have changed since it was read.
  const { title, number, clubName: club } = subject
  if (!hasVoteSentence(message, { title, number, club }))
    throw new RefusalError('summary_mismatch')
  if (mine.ballots >= voteLimits.ballots) throw new RefusalError('ballot_limit')
  return choice
}
