import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { proposals } from '../proposals/tables.ts'
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
  const subjects = [...new Set(seeds.map(({ row }) => row.subject.id))]
  await orm.execute(sql`
    update ${proposals} as proposal set comments = (
      select count(*)::int from ${comments} as comment
      where comment.subject = proposal.id and comment.deleted_at is null)
    where proposal.id = any(${sql.param(subjects)}::uuid[])`)
}
