import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { clubEnv } from '../bench/clubEnv.mjs'
import { startPinned } from '../bench/processes.mjs'
import { startChain } from '../dist/world/chain.js'
import { root } from '../run/install.mjs'
import { freePort, startPostgres, startReplica } from '../run/postgres.mjs'
import { answers, createPart } from './part.mjs'

const target = join(import.meta.dirname, '../bench/targets/voting.mjs')
const anywhere = `0-${availableParallelism() - 1}`

function fill(folder, name, values) {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  const path = join(folder, name)
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, key) => String(values[key]))
  writeFileSync(path, filled)
  return path
}

/** A process reads the replica: else nothing that is done to one shows. */
const hasReplica = (text) => JSON.parse(text).replica?.status === 'used'

/** One of several processes of the product's server, on one port each time. */
function createClub(env) {
  let running
  const readsReplica = () =>
    answers(`http://127.0.0.1:${env.PORT}/readyz`, hasReplica)
  return {
    async start() {
      running = startPinned(target, { core: anywhere, env, isQuiet: true })
      await running.started()
      await readsReplica()
    },
    readsReplica,
    kill: () => running.stop('SIGKILL'),
    stop: () => running?.stop(),
    used: () => running.ask().catch(() => null),
  }
}

/**
 * Sets all of it up on loopback: a primary and its replica, two processes, a cache
 * that they tell what to forget, a proxy in front, a chain.
 */
export async function startCluster({ haproxy, varnishd, voters }) {
  const undo = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  // Nothing is left behind by one who has seen enough.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop().finally(() => process.exit(1)))
  try {
    const folder = mkdtempSync(join(tmpdir(), 'club-scale-'))
    chmodSync(folder, 0o755)
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const names = ['edge', 'origin', 'varnish', 'one', 'two']
    const ports = {}
    for (const name of names) ports[name] = await freePort()
    const chain = await startChain({ blockTime: 1 })
    undo.push(() => chain.stop())
    const primary = await startPostgres(true)
    if (!primary) throw new Error('No PostgreSQL found. Install postgresql.')
    undo.push(primary.stop)
    const replica = await startReplica(primary)
    if (!replica) throw new Error('No replica could be made of the primary.')
    undo.push(replica.stop)
    const url = `http://127.0.0.1:${ports.edge}`
    const envOf = (name, count) =>
      clubEnv(chain, {
        PORT: String(ports[name]),
        ORIGIN: url,
        STATIC_DIR: join(root, 'app/dist/web'),
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: replica.url,
        PURGE_URL: `http://127.0.0.1:${ports.varnish}/`,
        TRUSTED_PROXY_HOPS: '1',
        LOG_LEVEL: 'error',
        VOTES_PROPOSALS: '3',
        VOTES_VOTERS: String(count),
      })
    const one = createClub(envOf('one', voters))
    undo.push(one.stop)
    await one.start()
    const two = createClub(envOf('two', voters))
    undo.push(two.stop)
    await two.start()
    const proxy = createPart(
      haproxy,
      ['-W', '-f', fill(folder, 'haproxy.cfg', { ...ports, folder })],
      `http://127.0.0.1:${ports.origin}/healthz`,
    )
    undo.push(() => proxy.kill('SIGTERM'))
    await proxy.start()
    const cache = createPart(
      varnishd,
      [
        ...['-a', `127.0.0.1:${ports.varnish}`, '-F'],
        ...['-f', fill(folder, 'club.vcl', ports), '-n', join(folder, 'work')],
      ],
      `http://127.0.0.1:${ports.varnish}/healthz`,
    )
    undo.push(() => cache.kill('SIGTERM'))
    await cache.start()
    return { url, ports, chain, primary, replica, one, two, proxy, cache, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
