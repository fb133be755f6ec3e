import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { clubEnv } from '../../bench/clubEnv.mjs'
import { startPinned } from '../../bench/processes.mjs'
import { proposalIdAt } from '../../dist/testing/voteWorld.js'
import { findFreePort } from '../../dist/world/ports.js'
import { startPostgres } from '../../run/postgres.mjs'

const file = (name) => join(import.meta.dirname, name)
const nobody = '0x00000000000000000000000000000000000000aa'
/** A chain that is not there: voting asks no node. */
const noChain = {
  rpcUrl: 'http://127.0.0.1:9',
  addresses: { nft: nobody, token: nobody, swap: nobody },
  accounts: { admin: { address: nobody } },
}
/** Nothing is pinned: the operating system shares the cores out. */
const anywhere = { core: `0-${availableParallelism() - 1}` }
const path = `/api/proposals/${proposalIdAt(1)}`
const reads = [path, `${path}/votes`, '/api/clubs/main/proposals']

async function streamsOn(database, record, options) {
  const { streams, seconds, every } = options
  const port = await findFreePort()
  const env = clubEnv(noChain, {
    ...record,
    PORT: String(port),
    LOG_LEVEL: 'error',
    LIMIT_STREAMS: String(streams + 100),
    LIMIT_CONNECTIONS: String(streams * 2 + 1_000),
    VOTES_PROPOSALS: '1',
    VOTES_VOTERS: '1000',
  })
  const startServer = async () => {
    const started = startPinned(file('../../bench/targets/voting.mjs'), {
      ...anywhere,
      env,
      nodeArgs: ['--expose-gc'],
    })
    started.url = (await started.started()).url.replace(/\/$/, '')
    return started
  }
  let server = await startServer()
  const { url } = server
  const visitor = startPinned(file('../visitor.mjs'), anywhere)
  const listeners = startPinned(file('listeners.mjs'), anywhere)
  /** What the server uses, once what it does not is thrown away. */
  async function usage() {
    for (let round = 0; round < 3; round++) {
      await server.ask()
      await delay(500)
    }
    return await server.ask()
  }
  /** Ends the server as it is told, starts it again, and votes at once. */
  async function restart(signal, joined) {
    await server.stop(signal)
    server = await startServer()
    const { deaf, waits, again } = await listeners.ask({ votes: 3, every: 0 })
    const back = await listeners.ask({ joined })
    return { signal, deaf, again, told: waits.at(-1) ?? 0, ...back }
  }
  try {
    const alone = await visitor.ask({ url, seconds, reads })
    const before = await usage()
    const opened = await listeners.ask({ url, nft: nobody, streams })
    const after = await usage()
    const votes = Math.floor((seconds * 1_000) / every)
    const [beside, told] = await Promise.all([
      visitor.ask({ url, seconds, reads }),
      listeners.ask({ votes, every }),
    ])
    const used = (await server.ask()).cpu - after.cpu
    const restarts = []
    for (const [place, signal] of ['SIGTERM', 'SIGKILL'].entries())
      restarts.push(await restart(signal, place + 2))
    return {
      database,
      opened,
      perStream: {
        rss: (after.rss - before.rss) / streams,
        heap: (after.heap - before.heap) / streams,
      },
      load: used / 1e6 / seconds,
      alone,
      beside,
      told: { votes, ...told },
      restarts,
    }
  } finally {
    await Promise.all([visitor.stop(), listeners.stop(), server.stop()])
  }
}

/** Measures both databases, or one. */
export async function streamsOf({ only, ...options }) {
  const results = []
  if (only !== 'postgres') {
    const folder = mkdtempSync(join(tmpdir(), 'club-streams-'))
    try {
      const record = { DATA_DIR: folder }
      results.push(await streamsOn('PGlite', record, options))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const postgres = only === 'pglite' ? null : await startPostgres()
  if (!postgres) return results
  try {
    const record = { DATABASE_URL: postgres.url }
    results.push(await streamsOn('PostgreSQL', record, options))
  } finally {
    await postgres.stop()
  }
  return results
}
