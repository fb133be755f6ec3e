import {
  bountyLimits,
  judgePayout,
  type PayoutFacts,
} from '@narwhal-club/core/bounties'
import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import type { Asker } from '../../keep/turns.ts'
import { readHash } from '../fees/readHash.ts'
import { isPaid } from './awardBounty.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyRow, PayoutRow, SubmissionRow } from './bounties.types.ts'
import { holdWork, lookingOf } from './holdBounty.ts'
import { presentSubmission } from './presentBounty.ts'

type Api = typeof bountiesApi
type Address = `0x${string}`
type Seen = PayoutFacts | 'unknown' | null

interface Paying<Tx> {
  tx: Tx
  row: BountyRow
  work: SubmissionRow
  /** All work of the bounty. */
  all: readonly SubmissionRow[]
  now: number
}

/** Who may pay: the author, and administrators. */
const payersOf = (
  { admins }: BountyPorts<never>['terms'],
  { author }: Pick<BountyRow, 'author'>,
) => new Set<Address>([author, ...admins])

/** What is known of a payment by what nodes say; nothing where they say nothing new. */
async function judge<Tx>(
  { writes, terms }: BountyPorts<Tx>,
  { tx, row, work }: Paying<Tx>,
  payout: PayoutRow,
  seen: Seen,
) {
  if (seen === null) return undefined
  if (seen === 'unknown') return { state: 'sent' } as const
  const used = await writes.usedKeys(tx, payout.hash, work.id)
  // What has paid a share pays it whatever was decided since.
  const hasPaid = payout.state === 'verified'
  return judgePayout(seen, {
    asset: row.reward.asset,
    token: terms.token,
    payers: payersOf(terms, row),
    winner: work.author,
    share: BigInt(work.share ?? 0),
    treasury: hasPaid ? null : terms.treasury,
    awardedAt: hasPaid ? 0 : (row.award?.at ?? 0),
    used: new Set(used),
  })
}

/** Writes down what a payment is now, and whether all shares are paid by it. */
async function settle<Tx>(
  { writes, news }: BountyPorts<Tx>,
  { tx, row, work, all, now }: Paying<Tx>,
  payout: PayoutRow,
): Promise<SubmissionRow> {
  const next = { ...work, payout }
  await writes.saveSubmission(tx, next)
  const others = all.filter(({ id }) => id !== work.id)
  const winners = [...others, next].filter(({ share }) => share !== null)
  const paid = winners.filter(isPaid).length
  const isAll = row.award !== null && paid === row.counts.winners
  const paidAt = isAll ? (row.paidAt ?? now) : null
  const after = { ...row, paidAt, counts: { ...row.counts, paid } }
  await writes.save(tx, after)
  await news.changed(tx, after)
  if (isPaid(next) && !isPaid(work)) {
    const told = { kind: 'payout', subject: work.id, at: now } as const
    await news.inform(
      tx,
      [work.author, row.author].map((address) => ({ ...told, address })),
    )
  }
  if (isPaid(work) && !isPaid(next))
    await news.withdraw(tx, { kind: 'payout', subject: work.id })
  return next
}

const fresh = (hash: `0x${string}`, reportedAt: number): PayoutRow => ({
  hash,
  state: 'sent',
  fault: null,
  key: null,
  amount: null,
  block: null,
  reportedAt,
  verifiedAt: null,
})

/** Whether the club already votes, and this was not paid before it did. */
async function isTooLate<Tx>(
  { writes }: BountyPorts<Tx>,
  { tx, row }: Pick<Paying<Tx>, 'tx' | 'row'>,
  seen: Seen,
): Promise<boolean> {
  if (!row.isDisputed) return false
  const paidAt = typeof seen === 'object' ? (seen?.mined?.at ?? null) : null
  const dispute = await writes.dispute(tx, row.id)
  return !dispute || paidAt === null || paidAt >= dispute.openedAt
}

/**
 * Names the transaction that paid a winner. Anyone may once it is in a block: the
 * server reads it itself and believes nothing else. What is still under way is
 * named by those who pay; else anyone could put nothing in the place of a payment.
 * What is refused is not written down.
 */
export async function reportPayout<Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { submission, body }: Asked<Api['reportPayout']>,
  source: Asker,
) {
  const hash = readHash(body.hash)
  if (!hash) throw new RefusalError('bad_hash')
  // Nodes are asked before anything is held.
  const seen = await ports.readPayout(hash, source)
  return holdWork(ports, asker, submission, async (held) => {
    const { row, subject, work, all, now } = held
    const looking = lookingOf(held, all)
    if (await isTooLate(ports, held, seen))
      throw new RefusalError('bounty_disputed')
    const isAgain = work.payout?.hash === hash
    if (isAgain && isPaid(work)) return presentSubmission(work, row, looking)
    const isDue = row.award !== null && work.share !== null && !isPaid(work)
    if (!isDue || subject.status === 'cancelled')
      throw new RefusalError('payout_not_due')
    const before = isAgain ? work.payout : null
    if (before?.state === 'failed' && seen === 'unknown')
      throw new RefusalError('payout_unseen')
    const payout = before ?? fresh(hash, now)
    const verdict = await judge(ports, held, payout, seen)
    if (verdict?.state === 'refused') throw new RefusalError(verdict.code)
    const isSeen = verdict !== undefined && verdict.state !== 'sent'
    const pays = payersOf(ports.terms, row).has(held.by)
    // It may be for a larger share, which would have to be paid again.
    const isMore = isSeen && verdict.amount > BigInt(work.share ?? 0)
    if (isMore && !pays && !before) throw new RefusalError('payout_too_large')
    if (!isSeen && !pays && !before)
      throw new RefusalError(verdict ? 'payout_unseen' : 'payout_unread')
    const next = nextOf({ ...payout, state: 'sent', fault: null }, verdict, {
      seen,
      now,
    })
    return presentSubmission(await settle(ports, held, next), row, looking)
  })
}

type Verdict = Awaited<ReturnType<typeof judge>>

/** What a payment is by a verdict; one that stands stays verified since when it was. */
function nextOf(
  payout: PayoutRow,
  verdict: Verdict,
  { seen, now }: { seen: Seen; now: number },
): PayoutRow {
  if (!verdict) return payout
  const open = { key: null, amount: null, block: null, verifiedAt: null }
  if (verdict.state === 'refused')
    return { ...payout, ...open, state: 'failed', fault: verdict.code }
  if (verdict.state === 'sent') {
    const isSplit = typeof seen === 'object' && seen?.isSplit === true
    if (isSplit && payout.state === 'verified') return payout
    const isLost =
      seen === 'unknown' && now > payout.reportedAt + bountyLimits.unseenFor
    return isLost
      ? { ...payout, ...open, state: 'failed', fault: 'payout_unseen' }
      : { ...payout, ...open, state: 'sent' }
  }
  const { state, key, amount } = verdict
  const block = typeof seen === 'object' ? (seen?.mined?.block ?? null) : null
  const verifiedAt = state === 'verified' ? (payout.verifiedAt ?? now) : null
  return { ...payout, state, key, amount: String(amount), block, verifiedAt }
}

const isSame = (one: PayoutRow, other: PayoutRow) =>
  one.state === other.state &&
  one.key === other.key &&
  one.block === other.block

/**
 * Looks at a payment again: it may be in enough blocks by now, or in none any more
 * since blocks were undone; then it is taken back.
 */
export async function checkPayout<Tx>(
  ports: BountyPorts<Tx>,
  { id: submission, hash }: { id: string; hash: `0x${string}` },
  seen: Seen,
): Promise<void> {
  if (seen === null) return
  const { writes, clock } = ports
  await ports.transact(async (tx) => {
    const bounty = await writes.bountyOf(tx, submission)
    const row = bounty && (await writes.lock(tx, bounty))
    if (!row) return
    const all = await writes.submissions(tx, row.id)
    const work = all.find(({ id }) => id === submission)
    const payout = work?.payout
    // Another may have been named while nodes were asked.
    if (!work || payout?.hash !== hash || payout.state === 'failed') return
    const now = clock.now()
    const held = { tx, row, work, all, now }
    const verdict = await judge(ports, held, payout, seen)
    const next = nextOf(payout, verdict, { seen, now })
    if (!isSame(payout, next)) await settle(ports, held, next)
  })
}
