import {
  bountyLimits,
  datesAfterDispute,
  disputeWords,
  faultOfDispute,
  verdictOf,
} from '@narwhal-club/core/bounties'
import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import { checkLinks } from '@narwhal-club/core/governance'
import { type Actor, canDispute, powerOf } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn } from '../clubs/actorIn.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import { isPaid } from './awardBounty.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { DisputeCall, SubmissionRow } from './bounties.types.ts'
import { type Held, holdBounty, holdToReason, huntersIn } from './holdBounty.ts'
import { detailsOf } from './judgeBounty.ts'
import { factsOf } from './presentBounty.ts'

type Api = typeof bountiesApi
type Address = `0x${string}`

/**
 * Says that a decision is wrong. One who has handed in work opens a vote of the
 * club at once, holders do when they are three; nothing is decided until it ends.
 * What is marked as spam makes nobody one who has handed in work.
 */
export const disputeBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['disputeBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { tx, row, actor, now: at, by } = held
    const { writes } = ports
    const all = await writes.submissions(tx, bounty)
    const work = all.find(({ id }) => id === body.submission)
    if (!work) throw new RefusalError('submission_not_found')
    if (row.author === by) throw new RefusalError('own_bounty')
    const isHunter = huntersIn(all).includes(by)
    holdTo(canDispute(actor, isHunter), { need: 1 })
    const before = await writes.dispute(tx, bounty)
    const fault = faultOfDispute(
      factsOf(row),
      { ...work, isPaid: isPaid(work) },
      { wasDisputed: before !== null, now: at },
    )
    if (fault) throw new RefusalError(fault)
    await holdToAuthor(ports, by, tx)
    const text = holdToReason(body.text)
    const { refused } = checkLinks({ text }, ports.blockedHosts)
    if (refused.length > 0)
      throw new RefusalError('link_blocked', detailsOf(refused))
    const known = await writes.calls(tx, bounty)
    const own = known.find(({ address }) => address === by)
    if (own && own.submission !== work.id)
      throw new RefusalError('dispute_before')
    const call = { bounty, address: by, submission: work.id, text, at }
    if (!own) await writes.addCall(tx, call)
    const others = known.filter(
      ({ submission, address }) => submission === work.id && address !== by,
    )
    const standing = await standingOf(ports, held, others)
    const calls = [...standing, own ?? call].sort((a, b) => a.at - b.at)
    // Whose work was called spam is heard alone, as a holder: one word of an author
    // silences nobody, and wallets that hold nothing freeze no bounty.
    const isAlone = isHunter || work.author === by
    const missing = isAlone ? 0 : bountyLimits.disputeHolders - calls.length
    if (missing > 0) return { missing }
    const proposal = await open(ports, held, { work, all, calls })
    return { proposal, missing: 0 }
  })

/**
 * What was said by those who are holders. All are asked what they hold now: one NFT
 * that goes round is one holder. What another said is dropped, so that two at most
 * are ever asked; they may say it again once they hold something.
 */
async function standingOf<Tx>(
  ports: BountyPorts<Tx>,
  { tx, row }: Held<Tx>,
  calls: readonly DisputeCall[],
): Promise<DisputeCall[]> {
  const standing: DisputeCall[] = []
  for (const call of calls) {
    const asker = ports.actorAt(call.address as Address)
    const { actor } = await actIn(ports, asker, row.club, tx)
    const power = powerOf(actor)
    if (power === 0) await ports.writes.removeCall(tx, call)
    else if (power !== null) standing.push(call)
  }
  return standing
}

interface Opened {
  work: SubmissionRow
  all: readonly SubmissionRow[]
  calls: readonly DisputeCall[]
}

async function open<Tx>(
  ports: BountyPorts<Tx>,
  { tx, row, club, now }: Held<Tx>,
  { work, all, calls }: Opened,
): Promise<string> {
  const { writes, news } = ports
  const { id: bounty, number, title } = row
  const words = disputeWords({
    number,
    title,
    worker: work.author,
    isWinner: work.share !== null,
    texts: calls.map(({ text }) => text),
  })
  const { id: proposal } = await ports.openVote(tx, club, words)
  await writes.saveDispute(tx, {
    bounty,
    submission: work.id,
    openedAt: now,
    proposal,
    resolvedAt: null,
    outcome: null,
    bound: null,
  })
  const next = { ...row, isDisputed: true, updatedAt: now }
  await writes.save(tx, next)
  await news.changed(tx, next)
  await tell(ports, tx, { row: next, all, at: now })
  return proposal
}

async function tell<Tx>(
  { news }: BountyPorts<Tx>,
  tx: Tx,
  told: {
    row: { id: string; author: Address }
    all: Opened['all']
    at: number
  },
) {
  const { row, all, at } = told
  const entry = { kind: 'disputed', subject: row.id, at } as const
  await news.withdraw(tx, entry)
  const people = new Set([...huntersIn(all), row.author])
  await news.inform(
    tx,
    [...people].map((address) => ({ ...entry, address })),
  )
}

/** Does what the club has voted, once it has: done again, it does nothing. */
export const resolveDispute = <Tx>(ports: BountyPorts<Tx>, bounty: string) =>
  ports.transact(async (tx) => {
    const { writes, news, clock } = ports
    const row = await writes.lock(tx, bounty)
    const dispute = row?.isDisputed ? await writes.dispute(tx, bounty) : null
    if (!row || !dispute) return
    const now = clock.now()
    const ended = await writes.outcomeOf(tx, dispute.proposal, now)
    if (!ended) return
    const all = await writes.submissions(tx, bounty)
    // What was sent before may still pay: the job looks again.
    if (all.some(isUnderWay)) return
    const about = all.find(({ id }) => id === dispute.submission)
    const { outcome, closedAt: resolvedAt } = ended
    const bound = verdictOf(outcome, dispute.submission, {
      isWinner: about?.share != null,
      isPaid: row.paidAt !== null || (about !== undefined && isPaid(about)),
    })
    const isUndone = bound !== null
    const { openedAt } = dispute
    const dates = datesAfterDispute(row, {
      openedAt,
      resolvedAt,
      isUndone,
    })
    await writes.saveDispute(tx, {
      ...dispute,
      resolvedAt,
      outcome,
      bound,
    })
    if (isUndone)
      for (const work of all.filter((each) => isOpenAgain(each, dispute)))
        await writes.saveSubmission(tx, {
          ...work,
          status: 'submitted',
          share: null,
          payout: null,
          rejectedAt: null,
        })
    const paid = all.filter(isPaid).length
    const next = {
      ...row,
      isDisputed: false,
      isUndone,
      updatedAt: resolvedAt,
      decideBy: dates.decideBy,
      payBy: dates.payBy,
      award:
        row.award && dates.payUntil !== null
          ? { ...row.award, payUntil: dates.payUntil }
          : null,
      counts: isUndone ? { ...row.counts, winners: paid, paid } : row.counts,
    }
    await writes.save(tx, next)
    await news.changed(tx, next)
    await tell(ports, tx, { row: next, all, at: resolvedAt })
  })

/** What was decided is open again, but for what was paid. */
const isOpenAgain = (
  work: SubmissionRow,
  { submission }: { submission: string },
) =>
  (work.share !== null && !isPaid(work)) ||
  (work.id === submission &&
    (work.status === 'rejected' || work.status === 'spam'))

const isUnderWay = ({ payout }: SubmissionRow) =>
  payout?.state === 'sent' || payout?.state === 'confirming'
