import type {
  ProposalCard,
  ProposalDetail,
  ProposalMessageBody,
  ProposalPublished,
  ProposalVersion,
} from '@narwhal-club/core/contract'
import {
  closedAtOf,
  outcomeOf,
  statusOf,
  takenTitle,
  voteOptions,
} from '@narwhal-club/core/governance'
import { type Actor, isModerator } from '@narwhal-club/core/policies'
import type * as z from 'zod/mini'
import { isTaken, presentMark } from '../moderation/moderated.ts'
import type {
  FoundProposal,
  ListedProposal,
  ProposalRow,
  VersionRow,
} from './proposals.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

/** Distinct holders who reported it, at which it is drawn behind a warning. */
export const enoughReports = 3

/** What it says is not spread: not in lists of others, nor in pictures. */
export const isWarnedOf = ({ reports, flagged }: ProposalRow): boolean =>
  flagged !== null || reports >= enoughReports

/** When something became of it that those who follow it want to hear. */
export const touchedAt = ({ updatedAt, cancelled, flagged }: ProposalRow) =>
  Math.max(updatedAt, cancelled?.at ?? 0, flagged?.at ?? 0)

export const votingOf = ({ start, end, cancelled }: ProposalRow) => ({
  start,
  end,
  cancelledAt: cancelled?.at ?? null,
})

export function presentCard(
  row: Omit<ListedProposal, 'place' | 'voted'>,
  now: number,
): Omit<ProposalCard, 'voted'> {
  const voting = votingOf(row)
  const outcome = outcomeOf(voting, row.counts, row.quorum, now)
  const closedAt = closedAtOf(voting, now)
  const { author, idea, flagged, club: id, clubName: name } = row
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    club: { id, name },
    title: row.title,
    summary: row.summary,
    labels: row.labels,
    ...(author && { author }),
    ...(idea && { idea }),
    status: statusOf(voting, now),
    ...(outcome && { outcome }),
    start: instant(row.start),
    end: instant(row.end),
    publishedAt: instant(row.publishedAt),
    ...(closedAt !== undefined && { closedAt: instant(closedAt) }),
    version: row.version,
    counts: row.counts,
    quorum: row.quorum,
    eligibleVoters: row.eligibleVoters,
    eligiblePower: row.eligiblePower,
    reported: row.reports >= enoughReports && !flagged,
    ...(flagged && { flagReason: flagged.reason }),
  }
}

/** The same, with what is of who asks. */
export const presentListed = (
  { voted, ...row }: Omit<ListedProposal, 'place'>,
  now: number,
): ProposalCard => ({ ...presentCard(row, now), ...(voted && { voted }) })

const presentSigned = ({ signed, contentHash }: VersionRow) =>
  signed && {
    signed: {
      contentHash,
      digest: signed.digest,
      message: signed.message as z.infer<typeof ProposalMessageBody>,
      signature: signed.signature,
    },
  }

export function presentProposal(
  row: FoundProposal,
  actor: Actor,
  now: number,
): ProposalDetail {
  const { words, mine, fee, cancelled } = row
  const { votingPower, reported, voted } = mine
  const moderates = mine.moderates ? [row.club] : []
  return {
    ...presentCard(row, now),
    body: isTaken(row) ? '' : words.body,
    discussionUrl: isTaken(row) ? null : words.discussionUrl,
    options: [...voteOptions],
    updatedAt: instant(touchedAt(row)),
    rulesVersion: row.rulesVersion,
    // What was signed says the title, too.
    ...(!isTaken(row) && presentSigned(words)),
    snapshot: row.snapshot,
    ...(fee && { fee: { ...fee, tx: fee.tx as `0x${string}` } }),
    ...(cancelled && {
      cancelled: { ...cancelled, at: instant(cancelled.at) },
    }),
    ...presentMark(row),
    reports: row.reports,
    newHosts: row.newHosts,
    ...(actor.address !== null && {
      mine: {
        votingPower,
        isModerator: isModerator({ ...actor, moderates }, { id: row.club }),
        reported,
        ...(voted && { voted }),
      },
    }),
  }
}

/** A version whose words were taken down: that there was one, and when. */
export const withheld = (version: VersionRow): VersionRow => ({
  ...version,
  title: takenTitle,
  body: '',
  summary: '',
  discussionUrl: null,
  labels: [],
  signed: null,
})

export const presentVersion = (row: VersionRow): ProposalVersion => ({
  version: row.version,
  at: instant(row.at),
  title: row.title,
  body: row.body,
  summary: row.summary,
  discussionUrl: row.discussionUrl,
  labels: row.labels,
  ...presentSigned(row),
})

export const presentPublished = ({
  id,
  number,
  club,
  start,
  end,
}: ProposalRow): ProposalPublished => ({
  id,
  number,
  club,
  start: instant(start),
  end: instant(end),
})
