import type { ModeratedKind } from '@narwhal-club/core/governance'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { moderated } from './tables.ts'

/** The `Mark` of a thing, one value. */
export const markJson = (kind: ModeratedKind, id: SQL) => sql`(
  select json_build_object('state', mark.state, 'warning', mark.warning,
    'reason', mark.reason, 'at', ${milliseconds(sql`mark.at`)},
    'reports', mark.reports)
  from ${moderated} as mark where mark.kind = ${kind} and mark.thing = ${id})`

/** Whether the words of a thing are off the pages. */
export const isTakenDown = (kind: ModeratedKind, id: SQL) => sql`exists (
  select from ${moderated} as mark where mark.kind = ${kind}
    and mark.thing = ${id} and mark.state <> 'stands')`
