import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../run/postgres.mjs'
import { installPeer } from '../installPeer.mjs'
import { startPinned } from '../processes.mjs'

const file = (name) => join(import.meta.dirname, name)

/** Runs one reader over a history of so many events, on an empty database. */
async function runReader(name, events, postgres) {
  const node = startPinned(file('node.mjs'), {
    core: 0,
    env: { EVENTS: events },
  })
  let database
  try {
    const { url } = await node.started()
    if (postgres) database = await createDatabase(postgres.url)
    const reader = startPinned(file(name), {
      core: 1,
      env: { NODE_URL: url, DATABASE_URL: database ?? '', EVENTS: events },
    })
    try {
      return await reader.started()
    } finally {
      await reader.stop()
    }
  } finally {
    await node.stop()
  }
}

async function createDatabase(server) {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return String(url)
}

/**
 * Reads an invented history into the index: 110,000 events beside ponder and
 * beside the plain way of doing it, and ours alone at three sizes, to see that
 * the cost stays flat.
 */
export async function benchIndex() {
  const postgres = await startPostgres()
  const results = []
  try {
    if (postgres) {
      if (installPeer('ponder'))
        results.push({
          name: 'ponder 0.16.10, PostgreSQL',
          ...(await runReader('ponder.mjs', 110_000, postgres)),
        })
      results.push({
        name: 'plain script, PostgreSQL',
        ...(await runReader('naive.mjs', 110_000, postgres)),
      })
    }
    for (const events of [11_000, 110_000, 550_000])
      if (postgres)
        results.push({
          name: `ours, PostgreSQL, ${events.toLocaleString('en-US')}`,
          ...(await runReader('ours.mjs', events, postgres)),
        })
    results.push({
      name: 'ours, PGlite, 110,000',
      ...(await runReader('ours.mjs', 110_000, null)),
    })
  } finally {
    await postgres?.stop()
  }
  return results
}
