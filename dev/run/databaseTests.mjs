import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Where statements are written; what stands around them asks no database. */
const rooms = /^server\/(api|audit|db|events|indexer|jobs|keep|ledger)\//
const opens =
  /createTestDatabase|createOnServer|startTestServer|openTestDatabase|modelIndex|analyticsOverIndex|TEST_DATABASE_URL/

/** Of what only the embedded database has. */
const embedded = /\/copyDesk\.test\.ts$/

/**
 * The tests of the server that send statements to a database: those that are
 * run on PostgreSQL, too. The night runs all of them there.
 */
export const databaseTests = () =>
  readdirSync(join(root, 'server'), { recursive: true })
    .map((file) => `server/${file}`)
    .filter(
      (file) =>
        rooms.test(file) &&
        file.endsWith('.test.ts') &&
        !embedded.test(file) &&
        !file.endsWith('.nightly.test.ts') &&
        opens.test(readFileSync(join(root, file), 'utf8')),
    )
