import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { clubEnv } from '../bench/clubEnv.mjs'
import { startPinned } from '../bench/processes.mjs'
import { startChain } from '../dist/world/chain.js'
import { startPostgres } from '../run/postgres.mjs'
import { answers } from '../scale/part.mjs'
import { soak } from './soak.mjs'

const target = join(import.meta.dirname, '../bench/targets/club.mjs')

/** What all processes use together. */
async function usedBy(servers) {
  const all = await Promise.all(servers.map((server) => server.ask()))
  const names = ['heap', 'rss', 'handles', 'files']
  return Object.fromEntries(
    names.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]),
  )
}

/**
 * Runs the soak against servers in processes of their own, on a chain: one on the
 * embedded database, or several on a PostgreSQL.
 */
export async function soakOwnServer({ clients, processes = 1, ...options }) {
  const chain = await startChain()
  const folder = mkdtempSync(join(tmpdir(), 'club-soak-'))
  let postgres
  let servers = []
  try {
    if (processes > 1) postgres = await startPostgres(true)
    if (postgres === null) throw new Error('Several processes want PostgreSQL.')
    const record = postgres
      ? { DATABASE_URL: postgres.url }
      : { DATA_DIR: folder }
    servers = Array.from({ length: processes }, (_, core) =>
      startPinned(target, {
        core: core % availableParallelism(),
        env: clubEnv(chain, record),
        nodeArgs: ['--expose-gc'],
        isQuiet: true,
      }),
    )
    const started = await Promise.all(servers.map((each) => each.started()))
    const urls = started.map(({ url }) => url.replace(/\/$/, ''))
    await Promise.all(urls.map((url) => answers(`${url}/readyz`)))
    return await soak({
      ...options,
      urls,
      accounts: Array.from({ length: clients }, (_, i) =>
        chain.accounts.crowd(i),
      ),
      look: () => usedBy(servers),
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres?.stop()
    await chain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
