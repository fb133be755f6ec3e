import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain } from '../dist/world/chain.js'
import { startPostgres } from '../run/postgres.mjs'
import { clubEnv } from './clubEnv.mjs'
import { measureInRounds } from './rounds.mjs'
import { sessionCount } from './tokens.mjs'

/** What is measured, each held against the first. */
const casesOf = (hello, club) => [
  { name: 'bare Koa hello', target: hello, path: '/' },
  {
    name: 'me, cached',
    target: club,
    path: '/api/auth/me',
    tokens: 'one',
    single: true,
  },
  {
    name: 'me, session looked up',
    target: club,
    path: '/api/auth/me',
    tokens: 'one',
  },
  {
    name: 'me, session and chain',
    target: club,
    path: '/api/auth/me',
    tokens: 'crowd',
  },
]

/** Measures `me` on each kind of database that this machine has. */
export async function benchServer(options) {
  const chain = await startChain()
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'))
  const postgres = await startPostgres()
  const measureOn = (record) =>
    measureInRounds(
      clubEnv(chain, { ...record, BENCH_SESSIONS: sessionCount }),
      casesOf,
      options,
    )
  try {
    const results = { PGlite: await measureOn({ DATA_DIR: folder }) }
    if (postgres)
      results.PostgreSQL = await measureOn({ DATABASE_URL: postgres.url })
    return results
  } finally {
    await postgres?.stop()
    await chain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
