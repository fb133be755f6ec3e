import type { ActKind } from '@narwhal-club/core/acting'
import { disputeUntil, turnedDownAt } from '@narwhal-club/core/bounties'
import type {
  BountyDetail,
  ClubDetail,
  Submission,
} from '@narwhal-club/core/contract'
import {
  type Actor,
  type BountySubject,
  canAward,
  canCancelBounty,
  canChangeBounty,
  canReview,
  isAuthor,
  visitor,
} from '@narwhal-club/core/policies'

type Club = Pick<ClubDetail, 'id' | 'status' | 'rules'>

/** Who the reader is to a bounty: all that the policies ask of them. */
function readerOf(bounty: BountyDetail, club: Club, address: string | null) {
  const { mine, author, status, dispute, badges, counts, minVp } = bounty
  if (!mine || address === null) return null
  const actor: Actor = {
    ...visitor,
    address: address.toLowerCase() as `0x${string}`,
    moderates: mine.isModerator ? [club.id] : [],
  }
  const { id, rules } = club
  const subject: BountySubject = {
    author: author as `0x${string}`,
    status,
    isUndecided: badges.includes('undecided'),
    isUndone: dispute?.isUndone === true,
    submissions: counts.submissions,
    minVp,
    club: { id, status: club.status, minimumVotingPower: rules.minProposeVp },
  }
  return { actor, subject, mine }
}

/**
 * Tells what a reader is offered to do about a bounty itself. Whether they hold what
 * it takes is the server's to say: it tells why not, too.
 */
export function actsOf(
  bounty: BountyDetail,
  club: Club,
  address: string | null,
): ActKind[] {
  const reader = readerOf(bounty, club, address)
  if (!reader) return []
  const { actor, subject, mine } = reader
  const isOwn = isAuthor(actor, subject)
  const isOpen = bounty.status === 'open' && club.status === 'active'
  const changes = canChangeBounty(actor, subject).ok
  const offered: [ActKind, boolean][] = [
    ['submit', isOpen && !isOwn && mine.submission === undefined],
    ['award', canAward(actor, subject).ok && subject.submissions > 0],
    ['close', changes],
    ['extend', changes],
    ['cancel', canCancelBounty(actor, subject).ok],
  ]
  return offered.filter(([, is]) => is).map(([kind]) => kind)
}

/**
 * They are its author, and it is open. What was never signed has no version that
 * another could take the place of.
 */
export function isChangeable(
  bounty: BountyDetail,
  club: Club,
  address: string | null,
): boolean {
  const reader = readerOf(bounty, club, address)
  if (!reader || !bounty.signed) return false
  return canChangeBounty(reader.actor, reader.subject).ok
}

/** When work was turned down, as far as it is known. */
const noOf = (
  { closedAt, submitBy }: BountyDetail,
  { reviewedAt }: Submission,
) =>
  reviewedAt === undefined
    ? undefined
    : turnedDownAt(
        {
          closedAt: closedAt === undefined ? null : Date.parse(closedAt),
          submitBy: Date.parse(submitBy),
        },
        Date.parse(reviewedAt),
      )

/** The same about one piece of work. */
export function actsOfWork(
  bounty: BountyDetail,
  work: Submission,
  { club, address, now }: { club: Club; address: string | null; now: number },
): ActKind[] {
  const reader = readerOf(bounty, club, address)
  if (!reader) return []
  const { actor, subject, mine } = reader
  const isMine = work.author === actor.address
  const isOpen = bounty.status === 'open'
  const decided = [
    bounty.award && Date.parse(bounty.award.at),
    work.status === 'rejected' ? noOf(bounty, work) : undefined,
  ].flatMap((at) => at ?? [])
  const isDisputable =
    decided.length > 0 &&
    now < disputeUntil(Math.max(...decided)) &&
    !bounty.dispute &&
    !mine.disputed &&
    work.payout?.state !== 'verified' &&
    ['in_review', 'awarded', 'expired'].includes(bounty.status)
  const isDue =
    work.status === 'winner' &&
    (work.payout === undefined || work.payout.state === 'failed')
  const offered: [ActKind, boolean][] = [
    ['edit', isMine && isOpen],
    ['withdraw', isMine && (isOpen || bounty.status === 'in_review')],
    [
      'review',
      !isMine && work.status !== 'winner' && canReview(actor, subject).ok,
    ],
    ['dispute', isDisputable && !isAuthor(actor, subject)],
    ['report', isDue && bounty.status === 'awarded'],
  ]
  return offered.filter(([, is]) => is).map(([kind]) => kind)
}
