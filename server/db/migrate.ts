import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { packageRoot } from '../packageRoot.ts'
import type { Orm } from './database.ts'

const migrationsFolder = join(packageRoot(), 'db/migrations')

/** The part of Drizzle's database that its migrators use; it has no type. */
interface Migratable {
  dialect: {
    migrate(
      migrations: ReturnType<typeof readMigrationFiles>,
      session: unknown,
      config: { migrationsFolder: string },
    ): Promise<void>
  }
  session: unknown
}

/**
 * Brings a database forward to the present schema, in one transaction. Drizzle
 * ships the same five lines once for each driver.
 */
export async function migrate(orm: Orm, folder = migrationsFolder) {
  const config = { migrationsFolder: folder }
  const { dialect, session } = orm as unknown as Migratable
  await dialect.migrate(readMigrationFiles(config), session, config)
}

/** The same as part of a transaction that its client is in. */
export async function migrateWithin(orm: Orm) {
  const { dialect, session } = orm as unknown as Migratable
  const within = Object.create(session as object, {
    transaction: { value: (work: (tx: unknown) => unknown) => work(within) },
  })
  const config = { migrationsFolder }
  await dialect.migrate(readMigrationFiles(config), within, config)
}
