import {
  type BountyFacts,
  bountyBadges,
  bountyStatus,
  disputeUntil,
  maySeeWork,
  mayStillAward,
} from '@narwhal-club/core/bounties'
import type {
  BountyCard,
  BountyDetail,
  BountyDraft,
  BountyDraftCard,
  BountyMessageBody,
  BountyPublished,
  BountyVersion,
  Payout,
  Submission,
} from '@narwhal-club/core/contract'
import { takenTitle } from '@narwhal-club/core/governance'
import {
  type Actor,
  type BountySubject,
  isModerator,
} from '@narwhal-club/core/policies'
import type * as z from 'zod/mini'
import { rulesOf } from '../clubs/actorIn.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import { isTaken, presentMark } from '../moderation/moderated.ts'
import type {
  BountyRow,
  BountyVersionRow,
  DisputeCall,
  DisputeRow,
  FoundBounty,
  FoundBountyDraft,
  ListedBounty,
  PayoutRow,
  SubmissionRow,
} from './bounties.types.ts'

const instant = (at: number) => new Date(at).toISOString()

export const factsOf = (row: BountyRow): BountyFacts => ({
  ...row,
  cancelledAt: row.cancelled?.at ?? null,
})

/** A bounty as policies ask about it. */
export const subjectOf = (
  row: BountyRow,
  club: ClubStanding,
  now: number,
): BountySubject => {
  const facts = factsOf(row)
  const status = bountyStatus(facts, now)
  const isExpired = status === 'expired'
  return {
    author: row.author,
    status,
    isUndecided: isExpired && mayStillAward(facts, row.counts, now),
    isUndone: row.isUndone,
    submissions: row.counts.submissions,
    minVp: row.minVp,
    club: rulesOf(club),
  }
}

export function presentCard(
  row: Omit<ListedBounty, 'place'>,
  now: number,
): BountyCard {
  const { id, number, author, title, category, skills, reward } = row
  const { winnersMax, minVp, visibility, version, counts } = row
  const facts = factsOf(row)
  return {
    id,
    number,
    club: { id: row.club, name: row.clubName },
    author,
    title,
    category,
    skills,
    reward,
    winnersMax,
    minVp,
    visibility,
    status: bountyStatus(facts, now),
    badges: bountyBadges(facts, counts, now),
    submitBy: instant(row.submitBy),
    decideBy: instant(row.decideBy),
    payBy: instant(row.award?.payUntil ?? row.payBy),
    publishedAt: instant(row.publishedAt),
    version,
    counts,
  }
}

const presentSigned = ({ signed, contentHash }: BountyVersionRow) =>
  signed && {
    signed: {
      contentHash,
      digest: signed.digest,
      message: signed.message as z.infer<typeof BountyMessageBody>,
      signature: signed.signature,
    },
  }

const presentPayout = ({
  hash,
  state,
  fault,
  amount,
  verifiedAt,
}: PayoutRow): Payout => ({
  hash,
  state,
  ...(fault !== null && { fault }),
  ...(amount !== null && { amount }),
  ...(verifiedAt !== null && { verifiedAt: instant(verifiedAt) }),
})

const presentWinner = ({ id, author, share, payout }: SubmissionRow) => ({
  submission: id,
  address: author,
  amount: share ?? '0',
  ...(payout && { payout: presentPayout(payout) }),
})

const presentDispute = (
  { submission, openedAt, proposal, resolvedAt, outcome, bound }: DisputeRow,
  calls: readonly DisputeCall[],
) => ({
  submission,
  openedAt: instant(openedAt),
  proposal,
  texts: calls
    .filter((call) => call.submission === submission)
    .map(({ address, text, at }) => ({ address, text, at: instant(at) })),
  ...(resolvedAt !== null && { resolvedAt: instant(resolvedAt) }),
  ...(outcome && { outcome }),
  isUndone: bound !== null,
})

export function presentBounty(
  row: FoundBounty,
  actor: Actor,
  now: number,
): BountyDetail {
  const { words, fee, award, dispute, cancelled, mine, closedAt } = row
  const moderates = mine.moderates ? [row.club] : []
  return {
    ...presentCard(row, now),
    description: isTaken(row) ? '' : words.description,
    updatedAt: instant(row.updatedAt),
    ...(closedAt !== null && { closedAt: instant(closedAt) }),
    // What was signed says the title, too.
    ...(!isTaken(row) && presentSigned(words)),
    ...(fee && { fee: { ...fee, tx: fee.tx as `0x${string}` } }),
    ...(award && {
      award: {
        at: instant(award.at),
        by: award.by,
        payBy: instant(award.payUntil),
        disputeUntil: instant(disputeUntil(award.at)),
        winners: row.winners.map(presentWinner),
      },
    }),
    ...(row.paidAt !== null && { paidAt: instant(row.paidAt) }),
    ...(dispute && { dispute: presentDispute(dispute, row.calls) }),
    ...(cancelled && {
      cancelled: { ...cancelled, at: instant(cancelled.at) },
    }),
    ...presentMark(row),
    ...(actor.address !== null && {
      mine: {
        isModerator: isModerator({ ...actor, moderates }, { id: row.club }),
        ...(mine.submission !== null && { submission: mine.submission }),
        disputed: mine.disputed,
      },
    }),
  }
}

/** A version whose words were taken down: what it promised stays. */
export const withheld = (version: BountyVersionRow): BountyVersionRow => ({
  ...version,
  title: takenTitle,
  description: '',
  skills: [],
  signed: null,
})

export const presentVersion = (row: BountyVersionRow): BountyVersion => ({
  version: row.version,
  at: instant(row.at),
  title: row.title,
  description: row.description,
  skills: row.skills,
  reward: row.reward,
  ...presentSigned(row),
})

export const presentPublished = ({
  id,
  number,
  club,
}: BountyRow): BountyPublished => ({ id, number, club })

/** Who looks at work. */
export interface Looking {
  address: string | null
  /** Looks after the club that it is in, and does not work for the same reward. */
  moderates: boolean
  now: number
}

/**
 * The author of a bounty reads all of it, who looks after the club no more than
 * others while it is open: they may still hand in work of their own.
 */
export function presentSubmission(
  row: SubmissionRow,
  bounty: BountyRow,
  { address, moderates, now }: Looking,
): Submission {
  const isOpen = bountyStatus(factsOf(bounty), now) === 'open'
  const isPromised = address !== null && address === bounty.author
  const { text, links, publicReason, note, reviewedAt, editedAt } = row
  const isSeen = maySeeWork({
    visibility: bounty.visibility,
    isOpen,
    isConcerned: isPromised || row.author === address,
  })
  const readsNote = isPromised || (moderates && !isOpen)
  return {
    id: row.id,
    bounty: row.bounty,
    author: row.author,
    status: row.status,
    version: row.version,
    at: instant(row.at),
    ...(editedAt !== null && { editedAt: instant(editedAt) }),
    ...(isSeen && !isTaken(row) && { work: { text, links } }),
    ...(publicReason && { publicReason }),
    ...(note && readsNote && { note }),
    ...(reviewedAt !== null && { reviewedAt: instant(reviewedAt) }),
    ...(row.share !== null && { amount: row.share }),
    ...(row.payout && { payout: presentPayout(row.payout) }),
    ...presentMark(row),
  }
}

export const presentDraftCard = ({
  id,
  club,
  content,
  state,
  intent,
  createdAt,
  updatedAt,
}: FoundBountyDraft): BountyDraftCard => ({
  id,
  club,
  title: content.title,
  state,
  ...(state === 'awaiting_fee' && { status: 'pending' as const }),
  ...(intent !== null && { intent }),
  createdAt: instant(createdAt),
  updatedAt: instant(updatedAt),
})

export const presentDraft = (draft: FoundBountyDraft): BountyDraft => ({
  ...presentDraftCard(draft),
  version: draft.version,
  content: draft.content,
  ...(draft.bounty !== null && { bounty: draft.bounty }),
})
