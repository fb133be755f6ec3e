import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../server/dist/db/open.js'
import { subjectOf } from '../../server/dist/indexer/subject.js'
import { createLogger } from '../../server/dist/log.js'
import { inventedPast } from './inventedPast.mjs'

/** Runs statements without the time limits of the server's own. */
async function runAll(db, { DATABASE_URL }, statements) {
  if (!DATABASE_URL) {
    for (const statement of statements)
      await db.run((orm) => orm.execute(statement))
    return
  }
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  for (const statement of [...statements, 'analyze'])
    await client.query(statement)
  await client.end()
}

/** Writes a past into the database of an environment; returns its last block. */
export async function writePast(env, events, holders) {
  const db = await openDatabase(env, createLogger(env))
  for (const end = Date.now() + 10_000; !db.isReady() && Date.now() < end; )
    await delay(50)
  try {
    await runAll(db, env, inventedPast(events, holders, subjectOf(env)))
  } finally {
    await db.close()
  }
  return Math.floor(events / 50) + 1
}
