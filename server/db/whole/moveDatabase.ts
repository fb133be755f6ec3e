import { drizzle } from 'drizzle-orm/node-postgres'
import type { Env } from '../../env.ts'
import { ConfigError } from '../../errors.ts'
import type { Orm } from '../database.ts'
import { migrateWithin } from '../migrate.ts'
import { migrationLock } from '../postgres.ts'
import { refuseFull, whileConnected } from './connect.ts'
import { copyRows } from './copyRows.ts'
import { compareStands, readStand } from './stand.ts'
import { type Statements, speakAlike } from './statements.ts'
import { whileStopped } from './whileStopped.ts'

/** The newest migration that a database has. */
async function schemaOf(on: Statements): Promise<string> {
  const { rows } = await on.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  return String(rows[0]?.newest)
}

/**
 * Copies the embedded database into an empty one of a PostgreSQL server, holds
 * the two against each other, and keeps the copy where all is the same: tables
 * and rows, sequences, and ledgers line by line. Else the target stays empty.
 * The directory is left as it is.
 *
 * @returns whether it was moved.
 * @throws ConfigError or DataDirectoryLockedError where it may not be.
 */
export async function moveDatabase(
  env: Env,
  to: string,
  write: (line: string) => void,
): Promise<boolean> {
  if (env.DATABASE_URL)
    throw new ConfigError('DATABASE_URL is set: this moves what is in DATA_DIR')
  if (!/^postgres(ql)?:/.test(to) || !URL.canParse(to))
    throw new ConfigError('--to is not a postgres:// URL')
  return await whileStopped(env.DATA_DIR, (here) =>
    whileConnected(to, async (there) => {
      await speakAlike(here)
      await here.query('begin isolation level repeatable read')
      await there.query('begin isolation level repeatable read')
      // A server that starts meanwhile waits for it.
      await there.query('select pg_advisory_xact_lock($1)', [migrationLock])
      await refuseFull(there, 'The target')
      await migrateWithin(drizzle({ client: there }) as unknown as Orm)
      if ((await schemaOf(here)) !== (await schemaOf(there)))
        throw new ConfigError(
          'DATA_DIR is of another release: start this one on it once, and stop it',
        )
      await copyRows(here, there)
      const found = compareStands(await readStand(here), await readStand(there))
      for (const line of found.lines) write(line)
      await here.query('rollback')
      await there.query(found.isSame ? 'commit' : 'rollback')
      return found.isSame
    }),
  )
}
