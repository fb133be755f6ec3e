import type {
  Asked,
  Comment,
  commentsApi,
  HttpCode,
} from '@narwhal-club/core/contract'
import {
  checkComment,
  checkLinks,
  commentLimits,
} from '@narwhal-club/core/governance'
import {
  type Actor,
  canComment,
  canDeleteComment,
  canEditComment,
  canLike,
  canModerate,
  canReport,
  isAuthor,
  isModerator,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { type Acting, actIn, rulesOf } from '../clubs/actorIn.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import type {
  CommentPorts,
  CommentRow,
  HeldComment,
  Subject,
  SubjectKind,
} from './comments.ports.ts'
import { isFolded, presentComment } from './presentComment.ts'

type Api = typeof commentsApi
type Address = `0x${string}`

/** @throws RefusalError for words that cannot be published. */
function holdToText(written: string, blocked: ReadonlySet<string>): string {
  const checked = checkComment(written)
  if (!checked.ok) {
    const { code, limit } = checked
    const faults = [{ field: 'text', code, limit }]
    throw new RefusalError('bad_comment', { details: { faults } })
  }
  const { refused } = checkLinks({ text: checked.text }, blocked)
  if (refused.length > 0) {
    const faults = refused.map((fault) => ({ ...fault }))
    throw new RefusalError('link_blocked', { details: { faults } })
  }
  return checked.text
}

const lookingOf = ({ actor, club }: Acting) => ({
  address: actor.address,
  moderates: isModerator(actor, club),
})

const changed = <Tx>(
  ports: CommentPorts<Tx>,
  tx: Tx,
  { id, subject, parent }: CommentRow,
) => ports.changed(tx, subject, parent ?? id)

const missing = {
  proposal: 'proposal_not_found',
  bounty: 'bounty_not_found',
} as const satisfies Record<SubjectKind, HttpCode>

/** @throws RefusalError: there is no such thing. */
export const noSuch = (kind: SubjectKind) => new RefusalError(missing[kind])

/** Says something below a thing: a second call under the same id says it once. */
export const createComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  subject: Subject,
  { body }: Pick<Asked<Api['createComment']>, 'body'>,
): Promise<Comment> =>
  ports.transact(async (tx) => {
    const { id = ports.createId(), replyTo: parent = null } = body
    const clubId = await ports.writes.clubOf(tx, subject)
    if (clubId === null) throw noSuch(subject.kind)
    const acting = await actIn(ports, asker, clubId, tx)
    holdTo(canComment(acting.actor, rulesOf(acting.club)))
    await holdToAuthor(ports, asker.address ?? '', tx)
    const text = holdToText(body.text, ports.blockedHosts)
    const author = asker.address as Address
    const thread = parent && (await threadIn(ports, tx, parent, subject))
    const at = ports.clock.now()
    const comment = { id, subject, club: clubId, parent, author, text, at }
    const isNew = await ports.writes.put(tx, comment)
    if (isNew) await ports.changed(tx, subject, parent ?? id)
    if (isNew && thread && thread.author !== author) {
      const { author: address } = thread
      await ports.inform(tx, [{ address, kind: 'reply', subject: id, at }])
    }
    const found = await ports.writes.lock(tx, id, author)
    const isOurs =
      found?.author === author &&
      found.text === text &&
      found.parent === parent &&
      found.subject.id === subject.id &&
      found.deletedBy === null
    if (!isOurs) throw new RefusalError('comment_conflict')
    return presentComment(found, lookingOf(acting))
  })

/** @throws RefusalError where there is no such thread below the subject. */
async function threadIn<Tx>(
  { writes }: CommentPorts<Tx>,
  tx: Tx,
  id: string,
  { kind, id: below }: Subject,
) {
  const thread = await writes.lock(tx, id, '')
  if (
    thread?.deletedBy !== null ||
    thread.subject.kind !== kind ||
    thread.subject.id !== below
  )
    throw new RefusalError('comment_not_found')
  if (thread.parent !== null) throw new RefusalError('reply_too_deep')
  return thread
}

interface Held<Tx> extends Acting {
  tx: Tx
  found: HeldComment
  /** After the wait for the lock. */
  now: number
  by: Address
}

/** Does something to a comment that no one else changes meanwhile. */
const holding = <Tx, T>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  id: string,
  act: (held: Held<Tx>) => Promise<T>,
) =>
  ports.transact(async (tx) => {
    const by = asker.address as Address
    const found = await ports.writes.lock(tx, id, by)
    if (!found || found.deletedBy) throw new RefusalError('comment_not_found')
    const acting = await actIn(ports, asker, found.club, tx)
    return await act({ tx, found, ...acting, now: ports.clock.now(), by })
  })

/** Says it in other words; what it said before stays in its history. */
export const editComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment, body }: Asked<Api['editComment']>,
): Promise<Comment> =>
  holding(ports, asker, comment, async (held) => {
    const { tx, found, actor, club, now: at } = held
    const { author, at: saidAt } = found
    const subject = { author, at: saidAt, club: rulesOf(club) }
    holdTo(canEditComment(actor, subject, at))
    await holdToAuthor(ports, author, tx)
    const text = holdToText(body.text, ports.blockedHosts)
    const looking = lookingOf(held)
    if (text === found.text) return presentComment(found, looking)
    if (found.version >= commentLimits.versions)
      throw new RefusalError('comment_history_full')
    const version = found.version + 1
    await ports.writes.edit(tx, found, { version, text, at })
    await changed(ports, tx, found)
    return presentComment({ ...found, text, editedAt: at }, looking)
  })

/** Where the log of moderation leads to. */
const placeOf = ({ club, subject }: CommentRow) => ({ club, ...subject })

/** Takes a comment away; what one who looks after the club does is audited. */
export const deleteComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment: to }: Asked<Api['deleteComment']>,
) =>
  holding(ports, asker, to, async ({ tx, found, actor, club, now, by }) => {
    const { author } = found
    holdTo(canDeleteComment(actor, { author, club: rulesOf(club) }))
    const isOwn = isAuthor(actor, found)
    await ports.writes.remove(tx, found, isOwn ? 'author' : 'moderator', now)
    await ports.withdraw(tx, { kind: 'reply', subject: to })
    await changed(ports, tx, found)
    const kind = 'comment.deleted'
    const details = { place: placeOf(found), author }
    if (!isOwn) await ports.note(tx, { kind, by, to, details })
    return { ok: true } as const
  })

export const likeComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment }: Asked<Api['likeComment']>,
) =>
  holding(ports, asker, comment, async ({ tx, actor, club, now, by }) => {
    holdTo(canLike(actor, rulesOf(club)), { need: 1 })
    const likes = await ports.writes.like(tx, comment, by, now)
    return { liked: true, likes }
  })

export const unlikeComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment }: Asked<Api['unlikeComment']>,
) =>
  holding(ports, asker, comment, async ({ tx, actor, club, by }) => {
    holdTo(canComment(actor, rulesOf(club)))
    const likes = await ports.writes.unlike(tx, comment, by)
    return { liked: false, likes }
  })

/** By what was frozen, where it was: one NFT that goes round is one holder. */
const frozenOf = (actor: Actor, { ownPower }: HeldComment): Actor =>
  ownPower === null
    ? actor
    : {
        ...actor,
        holdings: { votingPower: ownPower, block: 0, isStale: false },
      }

/** Tells moderators of it: each holder once. */
export const reportComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment, body: { reason } }: Asked<Api['reportComment']>,
) =>
  holding(ports, asker, comment, async ({ tx, found, actor, now: at, by }) => {
    holdTo(canReport(frozenOf(actor, found)), { need: 1 })
    const report = { address: by, reason, at }
    const counts = await ports.writes.report(tx, found, report)
    const next = { ...found, reports: found.reports + 1 }
    if (counts && isFolded(next) && !isFolded(found))
      await changed(ports, tx, found)
    return { ok: true } as const
  })

/** Answers its reports: a moderator has looked, and it may stay. */
export const clearComment = <Tx>(
  ports: CommentPorts<Tx>,
  asker: Actor,
  { comment: to }: Asked<Api['clearComment']>,
) =>
  holding(ports, asker, to, async ({ tx, found, actor, club, by }) => {
    holdTo(canModerate(actor, rulesOf(club)))
    await ports.writes.clear(tx, to)
    if (isFolded(found)) await changed(ports, tx, found)
    const details = { place: placeOf(found), reports: found.reports }
    await ports.note(tx, { kind: 'comment.cleared', by, to, details })
    return { ok: true } as const
  })
