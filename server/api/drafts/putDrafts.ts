import type { Orm } from '../../db/database.ts'
import type { DraftRow } from './drafts.ports.ts'
import { drafts } from './tables.ts'

/** Puts drafts in place that are not there yet. */
export async function putDrafts(orm: Orm, rows: readonly DraftRow[]) {
  if (rows.length === 0) return
  await orm
    .insert(drafts)
    .values(
      rows.map(({ idea, sharedAt, createdAt, updatedAt, ...draft }) => ({
        ...draft,
        sharedAt: sharedAt === null ? null : new Date(sharedAt),
        ideaDraft: idea?.draft ?? null,
        ideaAuthor: idea?.author ?? null,
        createdAt: new Date(createdAt),
        updatedAt: new Date(updatedAt),
      })),
    )
    .onConflictDoNothing()
}
