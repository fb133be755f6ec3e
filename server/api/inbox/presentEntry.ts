import { bountyStatus } from '@narwhal-club/core/bounties'
import type { Awaiting, InboxEntry } from '@narwhal-club/core/contract'
import { outcomeOf } from '@narwhal-club/core/governance'
import { isFolded } from '../comments/presentComment.ts'
import { excerptOf } from '../drafts/presentDraft.ts'
import type { FoundAwaiting, FoundEntry } from './inbox.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

const presentProposalAbout = ({
  id,
  number,
  title,
  club,
}: NonNullable<FoundEntry['proposal']>) => ({ id, number, title, club })

const presentAbout = (
  { facts, ...bounty }: NonNullable<FoundEntry['bounty']>,
  now: number,
) => ({ ...bounty, status: bountyStatus(facts, now) })

const ofBounty = ['changed', 'deadline', 'awarded', 'disputed'] as const
const isOfBounty = (
  kind: FoundEntry['kind'],
): kind is (typeof ofBounty)[number] => ofBounty.some((each) => each === kind)

/** Tells an entry; nothing where what it was about is not there any more. */
export function presentEntry(
  found: FoundEntry,
  now: number,
): InboxEntry | null {
  const { id, kind, isRead: read, proposal: about, reply, fee } = found
  const entry = { id, at: instant(found.at), read }
  if (kind === 'paid' || kind === 'credited') {
    if (!fee) return null
    const told = {
      amount: fee.amount,
      ...(fee.purpose && { purpose: fee.purpose }),
      ...(fee.title && { title: fee.title }),
    }
    return kind === 'paid'
      ? { ...entry, kind, fee: told }
      : { ...entry, kind, fee: { ...told, why: fee.why ?? 'refunded' } }
  }
  const bounty = found.bounty && presentAbout(found.bounty, now)
  if (kind === 'submitted' || kind === 'reviewed' || kind === 'payout') {
    if (!bounty || !found.work) return null
    const { amount, asset, ...work } = found.work
    const told = { ...entry, bounty, ...work }
    if (kind !== 'payout') return { ...told, kind }
    return amount === null ? null : { ...told, kind, amount, asset }
  }
  if (isOfBounty(kind)) return bounty && { ...entry, kind, bounty }
  if (kind === 'moderated') {
    if (!found.moderated) return null
    const { idea, ...told } = found.moderated
    const proposal = about && presentProposalAbout(about)
    const where = {
      ...(proposal && { proposal }),
      ...(bounty && { bounty }),
      ...(idea && { idea }),
    }
    return Object.keys(where).length > 0
      ? { ...entry, kind, ...told, ...where }
      : null
  }
  if (kind === 'reply') {
    const proposal = about && presentProposalAbout(about)
    if (!reply || (!proposal && !bounty)) return null
    const { id: comment, author, text } = reply
    const below = proposal ? { proposal } : { ...(bounty && { bounty }) }
    const told = { ...entry, kind, ...below, comment, author }
    const isShown = text !== null && !isFolded(reply)
    return isShown ? { ...told, excerpt: excerptOf(text) } : told
  }
  if (!about) return null
  const { start, end, cancelledAt, counts, quorum } = about
  const proposal = presentProposalAbout(about)
  if (kind !== 'closed') return { ...entry, kind, proposal, end: instant(end) }
  // By the moment that it tells of, at which it was closed by any clock.
  const voting = { start, end, cancelledAt }
  const outcome = outcomeOf(voting, counts, quorum, found.at)
  return outcome ? { ...entry, kind, proposal, outcome } : null
}

export const presentAwaiting = ({
  votes,
  drafts,
}: FoundAwaiting): Awaiting => ({
  votes: {
    ...votes,
    rows: votes.rows.map((row) => ({ ...row, end: instant(row.end) })),
  },
  drafts: {
    ...drafts,
    rows: drafts.rows.map(({ payBy, updatedAt, ...row }) => ({
      ...row,
      ...(payBy !== null && { payBy: instant(payBy) }),
      updatedAt: instant(updatedAt),
    })),
  },
})
