import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from '../../server/dist/env.js'
import { clubEnv } from '../bench/clubEnv.mjs'
import { startPinned } from '../bench/processes.mjs'
import { startPostgres } from '../run/postgres.mjs'
import { writePast } from './past.mjs'

const file = (name) => join(import.meta.dirname, name)
const nobody = '0x00000000000000000000000000000000000000aa'
/** A chain that is not there: the index is what it is. */
const noChain = {
  rpcUrl: 'http://127.0.0.1:9',
  addresses: { nft: nobody, token: nobody, swap: nobody },
  accounts: { admin: { address: nobody } },
}

/** Nothing is pinned: the operating system shares the cores out. */
const anywhere = { core: `0-${availableParallelism() - 1}` }

/**
 * Waits for the first answer of the analytics: until an embedded index has been
 * copied they are refused. Resolves to the milliseconds it took.
 */
async function becomesReady(url) {
  const began = performance.now()
  while (performance.now() - began < 60_000) {
    const { status } = await fetch(`${url}/api/analytics/concentration`)
    if (status === 200) break
    await delay(200)
  }
  return performance.now() - began
}

async function crowdOn(database, record, options) {
  const env = clubEnv(noChain, { ...record, LOG_LEVEL: 'error' })
  const last = await writePast(parseEnv(env), options.events, options.holders)
  const server = startPinned(file('../bench/targets/club.mjs'), {
    ...anywhere,
    env,
  })
  const asker = startPinned(file('asker.mjs'), anywhere)
  const visitor = startPinned(file('visitor.mjs'), anywhere)
  try {
    const url = (await server.started()).url.replace(/\/$/, '')
    const readyAfter = await becomesReady(url)
    const { connections, seconds } = options
    await asker.ask({ url, from: '127.0.0.2', connections, last })
    await delay(2_000)
    const seen = await visitor.ask({ url, seconds, last })
    const told = await asker.ask({ end: true })
    return { database, readyAfter, visitor: seen, asker: told }
  } finally {
    await Promise.all([asker.stop(), visitor.stop(), server.stop()])
  }
}

/** Measures both databases, or one: `{ database, readyAfter, visitor, asker }` of each. */
export async function crowd({ only, ...options }) {
  const results = []
  if (only !== 'postgres') {
    const folder = mkdtempSync(join(tmpdir(), 'club-crowd-'))
    try {
      results.push(await crowdOn('PGlite', { DATA_DIR: folder }, options))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const postgres = only === 'pglite' ? null : await startPostgres()
  if (!postgres) return results
  try {
    const record = { DATABASE_URL: postgres.url }
    results.push(await crowdOn('PostgreSQL', record, options))
  } finally {
    await postgres.stop()
  }
  return results
}
