import type { SealKey } from '@narwhal-club/core/voting'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { sealKeys } from './tables.ts'

/**
 * Writes down that a key seals from now on, and that any other does not any
 * more. One that comes back has never been away.
 */
export async function putSealKey(orm: Orm, key: SealKey['key'], now: number) {
  await orm.execute(sql`
    with ended as (
      update ${sealKeys} set until_at = ${momentOf(now)}
      where key <> ${key} and until_at is null
    ) insert into ${sealKeys} (key, from_at) values (${key}, ${momentOf(now)})
      on conflict (key) do update set until_at = null`)
}
