import type { Orm } from '../../db/database.ts'
import type { CommentSeed } from './comments.ports.ts'
import {
  commentLikes,
  commentReports,
  comments,
  commentVersions,
} from './tables.ts'

/** Puts comments in place that are not there yet; threads come before replies. */
export async function putComments(orm: Orm, seeds: readonly CommentSeed[]) {
  for (const { row, versions, likedBy, reportedBy } of seeds) {
    const { id: comment, subject, editedAt, deletedBy, at, ...rest } = row
    const put = await orm
      .insert(comments)
      .values({
        ...rest,
        id: comment,
        subjectKind: subject.kind,
        subject: subject.id,
        at: new Date(at),
        editedAt: editedAt === null ? null : new Date(editedAt),
        deletedAt: deletedBy && new Date(at),
        deletedBy,
      })
      .onConflictDoNothing()
      .returning({ id: comments.id })
    if (put.length === 0) continue
    await orm.insert(commentVersions).values(
      versions.map(({ at, ...version }) => ({
        ...version,
        comment,
        at: new Date(at),
      })),
    )
    const when = new Date(at)
    if (likedBy.length > 0)
      await orm
        .insert(commentLikes)
        .values(likedBy.map((address) => ({ comment, address, at: when })))
    if (reportedBy.length > 0)
      await orm
        .insert(commentReports)
        .values(reportedBy.map((each) => ({ ...each, comment, at: when })))
  }
}
