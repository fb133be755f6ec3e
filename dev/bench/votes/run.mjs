import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../run/postgres.mjs'
import { clubEnv } from '../clubEnv.mjs'
import { startPinned } from '../processes.mjs'

const file = (name) => join(import.meta.dirname, name)
const nft = '0x00000000000000000000000000000000000000aa'
/** A chain that is not there: voting asks no node. */
const noChain = {
  rpcUrl: 'http://127.0.0.1:9',
  addresses: { nft, token: nft, swap: nft },
  accounts: { admin: { address: nft } },
}

async function measureOn(name, record, { rounds, ballots, connections }) {
  const env = clubEnv(noChain, {
    ...record,
    LOG_LEVEL: 'error',
    VOTES_PROPOSALS: '1',
    VOTES_VOTERS: String(ballots * (rounds + 1)),
  })
  const on = (core, script) => startPinned(file(script), { core, env })
  const club = on(0, '../targets/voting.mjs')
  const { url } = await club.started()
  const checker = on(0, 'checker.mjs')
  const casters = on(1, 'casters.mjs')
  try {
    await checker.started()
    const runs = []
    // The first warms up.
    for (let round = 0; round <= rounds; round++) {
      const before = await club.ask()
      const { signed, ...cast } = await casters.ask({
        url,
        nft,
        ballots,
        connections,
      })
      const after = await club.ask()
      const bare = await checker.ask({ nft, signed })
      if (round === 0) continue
      const each = (value) => value / ballots
      runs.push({
        ...cast,
        perSecond: (ballots / cast.took) * 1_000,
        cpu: each(after.cpu - before.cpu),
        statements: each(after.statements - before.statements),
        bare: { cpu: each(bare.cpu), perSecond: (ballots / bare.took) * 1_000 },
      })
    }
    const best = runs.sort((a, b) => b.perSecond - a.perSecond)[0]
    return { name, isPinned: club.isPinned, ...best }
  } finally {
    await Promise.all([casters.stop(), checker.stop(), club.stop()])
  }
}

/** Measures how many ballots a second are taken, beside checking who signed them. */
export async function benchVotes(options) {
  const folder = mkdtempSync(join(tmpdir(), 'club-votes-'))
  const postgres = await startPostgres()
  try {
    const results = [await measureOn('PGlite', { DATA_DIR: folder }, options)]
    if (postgres) {
      const record = { DATABASE_URL: postgres.url }
      results.push(await measureOn('PostgreSQL', record, options))
    }
    return results
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
