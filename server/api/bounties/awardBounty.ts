import {
  faultOfSplit,
  isBound,
  keepsPaid,
  payUntil,
  type Share,
} from '@narwhal-club/core/bounties'
import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import { type Actor, canAward, isAuthor } from '@narwhal-club/core/policies'
import { type RefusalDetails, RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { SubmissionRow } from './bounties.types.ts'
import {
  holdBounty,
  holdToOthersWork,
  huntersIn,
  placeOf,
} from './holdBounty.ts'

type Api = typeof bountiesApi

export const isPaid = ({ payout }: Pick<SubmissionRow, 'payout'>) =>
  payout?.state === 'verified'

const refused = (fault: RefusalDetails) =>
  new RefusalError('bad_award', { details: { fault } })

/** What was paid before a vote undid the rest: nothing can change it. */
const paidShares = (all: readonly SubmissionRow[]): Share[] =>
  all
    .filter((work) => work.share !== null && isPaid(work))
    .map(({ id, share }) => ({ submission: id, amount: BigInt(share ?? 0) }))

const without = (work: SubmissionRow): SubmissionRow => ({
  ...work,
  status: 'submitted',
  share: null,
  payout: null,
})

/** @throws RefusalError for work that there is not, or that cannot win. */
function holdToWork(
  shares: readonly Share[],
  all: readonly SubmissionRow[],
  treasury: string,
) {
  for (const { submission } of shares) {
    const work = all.find(({ id }) => id === submission)
    if (!work || work.status === 'spam')
      throw new RefusalError('submission_not_found')
    // Fees went elsewhere when it was handed in.
    if (work.author === treasury && !isPaid(work))
      throw new RefusalError('bounty_treasury')
  }
}

/** Chooses who is paid, and how much: all of the reward, to the last unit. */
export const awardBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['awardBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { tx, row, subject, actor, now, by } = held
    const { writes, news } = ports
    holdTo(canAward(actor, subject))
    const all = await writes.submissions(tx, bounty)
    holdToOthersWork(all, by)
    const shares = body.winners.map(({ submission, amount }) => ({
      submission,
      amount: BigInt(amount),
    }))
    const fault = faultOfSplit(
      shares,
      BigInt(row.reward.amount),
      row.winnersMax,
    )
    if (fault) {
      const { code, sum } = fault
      throw refused({ code, ...(sum !== undefined && { sum: String(sum) }) })
    }
    holdToWork(shares, all, ports.terms.treasury)
    if (!keepsPaid(shares, paidShares(all))) throw refused({ code: 'paid' })
    const dispute = await writes.dispute(tx, bounty)
    if (!isBound(shares, dispute?.bound ?? null))
      throw new RefusalError('award_bound')
    const won = new Map(
      shares.map(({ submission, amount }) => [submission, String(amount)]),
    )
    for (const work of all) {
      const share = won.get(work.id)
      if (isPaid(work)) continue
      if (share === undefined) {
        // Its payment was undone on the chain after a vote had left it its share.
        if (work.share !== null) await writes.saveSubmission(tx, without(work))
        continue
      }
      const winner = { ...work, share, status: 'winner' as const }
      await writes.saveSubmission(tx, { ...winner, rejectedAt: null })
    }
    const paid = all.filter((work) => won.has(work.id) && isPaid(work)).length
    const next = {
      ...row,
      updatedAt: now,
      award: { at: now, by, payUntil: payUntil(row, now) },
      paidAt: paid === won.size ? now : null,
      counts: { ...row.counts, winners: won.size, paid },
    }
    await writes.save(tx, next)
    await news.changed(tx, next)
    const told = { kind: 'awarded', subject: bounty, at: now } as const
    await news.withdraw(tx, told)
    const people = new Set([...huntersIn(all), row.author])
    people.delete(by)
    await news.inform(
      tx,
      [...people].map((address) => ({ ...told, address })),
    )
    if (isAuthor(actor, row)) return { ok: true } as const
    const winners = shares.map(({ submission }) => submission)
    const act = { kind: 'bounty.awarded', by, to: bounty }
    await ports.note(tx, { ...act, details: { place: placeOf(row), winners } })
    return { ok: true } as const
  })
