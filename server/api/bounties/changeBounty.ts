import {
  type BountyContent,
  type BountyDates,
  bountyHash,
  bountyLimits,
  checkLater,
  faultsOfChange,
} from '@narwhal-club/core/bounties'
import type { Asked, bountiesApi } from '@narwhal-club/core/contract'
import {
  type Actor,
  canCancelBounty,
  canChangeBounty,
  isAuthor,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { holdToStanding } from '../moderation/moderated.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyRow } from './bounties.types.ts'
import {
  type Held,
  holdBounty,
  holdToReason,
  holdToVote,
  huntersIn,
  placeOf,
} from './holdBounty.ts'
import {
  detailsOf,
  holdToBounty,
  holdToDates,
  judgeBounty,
} from './judgeBounty.ts'
import { presentPublished } from './presentBounty.ts'
import { promised, readSignedBounty } from './readSignedBounty.ts'

type Api = typeof bountiesApi

/** Writes down what became of it, and tells who works for it. */
async function tellChange<Tx>(
  { writes, news }: Pick<BountyPorts<Tx>, 'writes' | 'news'>,
  { tx, now: at }: Pick<Held<Tx>, 'tx' | 'now'>,
  row: BountyRow,
) {
  await writes.save(tx, row)
  await news.changed(tx, row)
  const subject = row.id
  const hunters = huntersIn(await writes.submissions(tx, row.id))
  await news.withdraw(tx, { kind: 'changed', subject })
  await news.inform(
    tx,
    hunters.map((address) => ({ address, kind: 'changed', subject, at })),
  )
}

/**
 * Publishes a new version, signed as the first: better words, more reward, later
 * dates. What hunters rely on else stays.
 */
export const editBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['editBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { tx, row, subject, actor, club, now, by } = held
    const { writes, recover, blockedHosts } = ports
    holdTo(canChangeBounty(actor, subject))
    holdToStanding(row)
    const version = row.version + 1
    if (version > bountyLimits.versions) throw new RefusalError('version_limit')
    const before = await writes.newestVersion(tx, bounty)
    const judged = judgeBounty(body.content, blockedHosts)
    const signed = readSignedBounty(body, {
      now,
      recover,
      club,
      author: by,
      content: judged.content,
      version,
      replaces: before?.signed?.digest ?? '',
      hasWaited: false,
    })
    const { message, digest, signature } = signed
    const hash = judged.content && bountyHash({ ...judged.content, version })
    if (hash && hash !== message.contentHash)
      throw new RefusalError('content_changed')
    if (await writes.hasDigest(tx, digest)) throw new RefusalError('replayed')
    const content = holdToBounty(judged)
    await holdToAuthor(ports, by, tx)
    const old: BountyContent = { ...row, description: '' }
    const faults = faultsOfChange(old, content)
    if (faults.length > 0)
      throw new RefusalError('bad_bounty', detailsOf(faults))
    const dates = promised(message)
    holdToLater(row, dates, now)
    const { title, description, reward } = content
    const skills = [...content.skills]
    await writes.addVersion(tx, bounty, {
      version,
      title,
      description,
      skills,
      reward,
      contentHash: message.contentHash,
      signed: { message: { ...message }, signature, digest },
      at: now,
    })
    const words = { version, title, skills, reward, updatedAt: now }
    const next = { ...row, ...words, ...dates }
    await tellChange(ports, held, next)
    return presentPublished(next)
  })

function holdToLater(row: BountyRow, dates: BountyDates, now: number) {
  const { publishedAt } = row
  holdToDates(checkLater(row, dates, { now, publishedAt }))
}

/** Gives more time; what is promised besides stays. */
export const extendBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['extendBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { row, subject, actor, now } = held
    holdTo(canChangeBounty(actor, subject))
    const dates = {
      submitBy: Date.parse(body.submitBy),
      decideBy: Date.parse(body.decideBy),
      payBy: Date.parse(body.payBy),
    }
    holdToLater(row, dates, now)
    await tellChange(ports, held, { ...row, ...dates, updatedAt: now })
    return { ok: true } as const
  })

/** Takes no more work, before its time. */
export const closeBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty }: Asked<Api['closeBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { row, subject, actor, now } = held
    holdTo(canChangeBounty(actor, subject))
    const next = { ...row, closedAt: now, updatedAt: now }
    await tellChange(ports, held, next)
    return { ok: true } as const
  })

/** Ends a bounty before it was decided, and tells who works for it. */
export const endBounty = <Tx>(
  ports: Pick<BountyPorts<Tx>, 'writes' | 'news'>,
  tx: Tx,
  row: BountyRow,
  cancelled: NonNullable<BountyRow['cancelled']>,
) => {
  const { at } = cancelled
  return tellChange(
    ports,
    { tx, now: at },
    { ...row, cancelled, updatedAt: at },
  )
}

/** Takes a bounty back; what one who looks after the club does is audited. */
export const cancelBounty = <Tx>(
  ports: BountyPorts<Tx>,
  asker: Actor,
  { bounty, body }: Asked<Api['cancelBounty']>,
) =>
  holdBounty(ports, asker, bounty, async (held) => {
    const { tx, row, subject, actor, now: at, by } = held
    const reason = holdToReason(body.reason)
    holdTo(canCancelBounty(actor, subject))
    await holdToVote(ports, tx, bounty)
    await endBounty(ports, tx, row, { at, by, reason })
    const kind = 'bounty.cancelled'
    const details = { place: placeOf(row) }
    // What an author alone might have done is their own business.
    if (!isAuthor(actor, row) || subject.submissions > 0)
      await ports.note(tx, { kind, by, to: bounty, reason, details })
    return { ok: true } as const
  })
