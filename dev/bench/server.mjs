import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain } from '../dist/world/chain.js'
import { startPostgres } from '../run/postgres.mjs'
import { clubEnv } from './clubEnv.mjs'
import { startPinned } from './processes.mjs'
import { sessionCount } from './tokens.mjs'

const file = (name) => join(import.meta.dirname, name)

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

async function measure(loader, test, options) {
  const { target, path, tokens, single } = test
  const before = await target.ask()
  const result = await loader.ask({
    url: target.url + path,
    tokens,
    single,
    ...options,
  })
  const after = await target.ask()
  const others = Object.keys(result.statuses).filter((code) => code !== '200')
  if (others.length > 0)
    throw new Error(`${test.name} answered ${JSON.stringify(result.statuses)}`)
  return {
    ...result,
    cpu: (after.cpu - before.cpu) / result.requests,
    statements: (after.statements - before.statements) / result.requests,
  }
}

async function measureOn(chain, record, { rounds, seconds, connections }) {
  const env = clubEnv(chain, { ...record, BENCH_SESSIONS: sessionCount })
  // Its log goes where a real one goes, and nothing reads it here.
  const club = startPinned(file('targets/club.mjs'), {
    core: 0,
    env,
    isQuiet: true,
  })
  const hello = startPinned(file('targets/hello.mjs'), { core: 0 })
  const loader = startPinned(file('loader.mjs'), { core: 1 })
  try {
    club.url = (await club.started()).url
    hello.url = (await hello.started()).url
    const rows = casesOf(hello, club).map((test) => ({ test, runs: [] }))
    for (const { test } of rows)
      await measure(loader, test, { seconds: seconds / 2, connections })
    // In turn, so that a slow moment of the machine meets all of them.
    for (let round = 0; round < rounds; round++)
      for (const { test, runs } of rows)
        runs.push(await measure(loader, test, { seconds, connections }))
    return {
      isPinned: club.isPinned,
      rows: rows.map(({ test, runs }) => ({
        name: test.name,
        ...runs.sort((a, b) => a.cpu - b.cpu)[0],
        statements: Math.max(...runs.map((run) => run.statements)),
      })),
    }
  } finally {
    await Promise.all([club.stop(), hello.stop(), loader.stop()])
  }
}

/**
 * Measures `me` against the bare framework, on each kind of database that this
 * machine has. The best of the rounds stands: noise only ever adds.
 */
export async function benchServer(options) {
  const chain = await startChain()
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'))
  const postgres = await startPostgres()
  try {
    const results = {
      PGlite: await measureOn(chain, { DATA_DIR: folder }, options),
    }
    if (postgres)
      results.PostgreSQL = await measureOn(
        chain,
        { DATABASE_URL: postgres.url },
        options,
      )
    return results
  } finally {
    await postgres?.stop()
    await chain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
