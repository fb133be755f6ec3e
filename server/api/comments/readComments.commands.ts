import type { Asked, commentsApi } from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { noSuch } from './comments.commands.ts'
import type { CommentPorts, Subject } from './comments.ports.ts'
import { presentComment, presentThread } from './presentComment.ts'

type Api = typeof commentsApi
type Ports = Pick<CommentPorts<unknown>, 'reads'>

/** Rows of a page where a question does not say how many. */
const usualLimit = 20

const spot = { at: fields.instant, id: fields.uuid }
const places = {
  top: createKeyset('comments-top', { likes: fields.whole, ...spot }),
  new: createKeyset('comments-new', spot),
  replies: createKeyset('replies', spot),
}

/** Lists what is said below a thing. */
export async function listComments(
  { reads }: Ports,
  { address, isAdmin }: Actor,
  subject: Subject,
  {
    sort,
    cursor,
    limit = usualLimit,
  }: Omit<Asked<Api['comments']>, 'proposal'>,
) {
  const after =
    sort === 'top'
      ? places.top.read(cursor)
      : withLikes(places.new.read(cursor))
  const found = await reads.list({
    subject,
    sort,
    after,
    asker: address,
    limit: limit + 1,
  })
  if (!found) throw noSuch(subject.kind)
  const { comments, total, moderates, rows } = found
  const { page, ...rest } =
    sort === 'top'
      ? places.top.cut(rows, limit, ({ likes, at, id }) => ({ likes, at, id }))
      : places.new.cut(rows, limit, ({ at, id }) => ({ at, id }))
  const looking = { address, moderates: isAdmin || moderates }
  return {
    comments,
    rows: page.map((row) => presentThread(row, looking)),
    total,
    ...rest,
  }
}

const withLikes = (place: { at: number; id: string } | undefined) =>
  place && { ...place, likes: 0 }

/** Lists the replies of a thread, the first first. */
export async function listReplies(
  { reads }: Ports,
  { address, isAdmin }: Actor,
  { comment: thread, cursor, limit = usualLimit }: Asked<Api['commentReplies']>,
) {
  const after = places.replies.read(cursor)
  const asked = { thread, after, asker: address, limit: limit + 1 }
  const found = await reads.replies(asked)
  if (!found) throw new RefusalError('comment_not_found')
  const { total, moderates, rows } = found
  const { page, ...rest } = places.replies.cut(rows, limit, ({ at, id }) => ({
    at,
    id,
  }))
  const looking = { address, moderates: isAdmin || moderates }
  return {
    rows: page.map((row) => presentComment(row, looking)),
    total,
    ...rest,
  }
}

/** Tells all that a comment said, while it stands. */
export async function tellHistory(
  { reads }: Ports,
  { comment }: Asked<Api['commentHistory']>,
) {
  const versions = await reads.versions(comment)
  if (versions.length === 0) throw new RefusalError('comment_not_found')
  return {
    rows: versions.map(({ at, ...version }) => ({
      ...version,
      at: new Date(at).toISOString(),
    })),
  }
}
