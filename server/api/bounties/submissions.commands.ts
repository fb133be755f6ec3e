import {
  bountyLimits,
  checkSubmission,
  needsReason,
  type SubmissionContent,
} from '@narwhal-club/core/bounties'
import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import { checkLinks, readReason } from '@narwhal-club/core/governance'
import {
  type Actor,
  canReview,
  canSubmit,
  isAuthor,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { holdToStanding } from '../moderation/moderated.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { SubmissionRow } from './bounties.types.ts'
import {
  type Held,
  holdBounty,
  holdToOthersWork,
  holdToReason,
  holdToVote,
  holdWork,
  huntersIn,
  lookingOf,
  placeOf,
} from './holdBounty.ts'
import { detailsOf } from './judgeBounty.ts'
import { presentSubmission } from './presentBounty.ts'

type Api = typeof bountiesApi

/** @throws RefusalError for work that cannot be shown. */
function holdToContent(
  written: SubmissionContent,
  blocked: ReadonlySet<string>,
): { text: string; links: string[] } {
  const checked = checkSubmission(written)
  if (!checked.ok)
    throw new RefusalError('bad_submission', detailsOf(checked.faults))
  const { text, links } = checked.content
  const { refused } = checkLinks({ text, links: links.join('\n') }, blocked)
  if (refused.length > 0)
    throw new RefusalError('link_blocked', detailsOf(refused))
  return { text, links: [...links] }
}

const isSame = (one: SubmissionContent, other: SubmissionContent) =>
  one.text === other.text && one.links.join('\n') === other.links.join('\n')

/** Hands in work: each address one piece, and a second call with the same id the same. */
export const createSubmission = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['createSubmission']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { tx, row, subject, actor, now: at, by } = held
    const { writes, news, terms } = ports
    holdTo(canSubmit(actor, subject), { need: row.minVp })
    holdToStanding(row)
    // What it is paid could be taken for a fee, and counted twice.
    if (by === terms.treasury) throw new RefusalError('bounty_treasury')
    await holdToAuthor(ports, by, tx)
    const content = holdToContent(body, ports.blockedHosts)
    const all = await writes.submissions(tx, bounty)
    const own = all.find(({ author }) => author === by)
    if (own) {
      if (own.id === body.id && isSame(own, content))
        return presentSubmission(own, row, lookingOf(held, all))
      const details = { submission: own.id }
      throw new RefusalError('already_submitted', { details })
    }
    // Spam takes no place: who floods it keeps nobody out for long.
    if (huntersIn(all).length >= bountyLimits.works)
      throw new RefusalError('bounty_full')
    // What was taken back stays: handed in again and again it would have no end.
    const versions = await writes.versionsBy(tx, bounty, by)
    if (versions >= bountyLimits.submissionVersions)
      throw new RefusalError('submission_full')
    const work: SubmissionRow = {
      ...content,
      id: body.id ?? ports.createId(),
      bounty,
      author: by,
      status: 'submitted',
      version: 1,
      at,
      editedAt: null,
      publicReason: null,
      note: null,
      reviewedAt: null,
      rejectedAt: null,
      share: null,
      payout: null,
    }
    if (!(await writes.putSubmission(tx, work)))
      throw new RefusalError('submission_conflict')
    await count(ports, held, 1)
    const { author: address } = row
    const entry = { address, kind: 'submitted', subject: work.id, at } as const
    await news.inform(tx, [entry])
    return presentSubmission(work, row, lookingOf(held, [work]))
  })

/** Keeps how much work stands. */
async function count<Tx>(
  { writes, news }: BountyPorts<Tx>,
  { tx, row }: Held<Tx>,
  more: 1 | -1,
) {
  const submissions = row.counts.submissions + more
  const next = { ...row, counts: { ...row.counts, submissions } }
  await writes.save(tx, next)
  await news.changed(tx, next)
}

/** Says it in other words, until the last moment for work; all versions are kept. */
export const editSubmission = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { submission, body }: Asked<Api['editSubmission']>,
) =>
  holdWork(ports, asker, submission, async (held) => {
    const { tx, row, subject, actor, work, all, now: at, by } = held
    const { writes, news } = ports
    if (work.author !== by) throw new RefusalError('not_author')
    holdTo(canSubmit(actor, subject), { need: row.minVp })
    if (work.status === 'rejected' || work.status === 'spam')
      throw new RefusalError('not_open')
    holdToStanding(work)
    await holdToAuthor(ports, by, tx)
    const content = holdToContent(body, ports.blockedHosts)
    if (isSame(work, content))
      return presentSubmission(work, row, lookingOf(held, all))
    const version = work.version + 1
    if (version > bountyLimits.submissionVersions)
      throw new RefusalError('submission_full')
    const next = { ...work, ...content, version, editedAt: at }
    await writes.addSubmissionVersion(tx, work.id, { ...content, version, at })
    await writes.saveSubmission(tx, next)
    await news.changed(tx, row)
    return presentSubmission(next, row, lookingOf(held, all))
  })

/** Takes one's own work back, while nothing is decided about it. */
export const withdrawSubmission = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { submission }: Asked<Api['withdrawSubmission']>,
) =>
  holdWork(ports, asker, submission, async (held) => {
    const { tx, row, subject, work, by } = held
    if (work.author !== by) throw new RefusalError('not_author')
    const { status } = subject
    if (status === 'disputed') throw new RefusalError('bounty_disputed')
    const isFree = status === 'open' || status === 'in_review'
    const isJudged = !['submitted', 'shortlisted'].includes(work.status)
    if (!isFree || isJudged) throw new RefusalError('not_open')
    // Without it nobody could be paid.
    await holdToVote(ports, tx, row.id, work.id)
    await ports.writes.saveSubmission(tx, { ...work, status: 'withdrawn' })
    await count(ports, held, -1)
    await ports.news.withdraw(tx, { kind: 'submitted', subject: work.id })
    return { ok: true } as const
  })

/** Judges work: what turns it down says in public why. */
export const reviewSubmission = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { submission, body }: Asked<Api['reviewSubmission']>,
) =>
  holdWork(ports, asker, submission, async (held) => {
    const { tx, row, subject, actor, work, all, now: at, by } = held
    const { writes, news } = ports
    holdTo(canReview(actor, subject))
    holdToOthersWork(all, by)
    if (work.status === 'winner') throw new RefusalError('not_open')
    const { status } = body
    const written = body.publicReason ?? ''
    const publicReason =
      needsReason(status) || written !== '' ? holdToReason(written) : null
    const note =
      body.note === undefined ? work.note : (readReason(body.note, 1) ?? null)
    const isNo = status === 'rejected' || status === 'spam'
    if (isNo) await holdToVote(ports, tx, row.id, work.id)
    const next = {
      ...work,
      status,
      publicReason,
      note,
      reviewedAt: at,
      rejectedAt: isNo ? (work.rejectedAt ?? at) : null,
    }
    await writes.saveSubmission(tx, next)
    await news.changed(tx, row)
    const isNews = status !== work.status || publicReason !== work.publicReason
    const told = { kind: 'reviewed', subject: work.id, at } as const
    if (isNews) {
      await news.withdraw(tx, told)
      await news.inform(tx, [{ ...told, address: work.author }])
    }
    const act = { kind: 'submission.reviewed', by, to: work.id }
    if (!isAuthor(actor, row))
      await ports.note(tx, {
        ...act,
        ...(publicReason && { reason: publicReason }),
        details: { place: placeOf(row), status },
      })
    return presentSubmission(next, row, lookingOf(held, all))
  })
