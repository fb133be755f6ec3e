import { setTimeout as delay } from 'node:timers/promises'
import { startCluster } from './cluster.mjs'
import { print, summarize } from './tell.mjs'
import { openVisitors } from './visitors.mjs'

/**
 * What happens, one after the other: what is done to a part, how it comes back, and
 * whose answers were on their way through it.
 */
const acts = [
  ['nothing happens', () => {}],
  [
    'a process is killed (-9)',
    ({ one }) => one.kill(),
    ({ one }) => one.start(),
    ['members', 'pages', 'reads', 'votes'],
  ],
  [
    'the replica crashes',
    ({ replica }) => replica.crash(),
    async ({ replica, one, two }) => {
      await replica.start()
      await Promise.all([one.readsReplica(), two.readsReplica()])
    },
  ],
  [
    'the primary crashes',
    ({ primary }) => primary.crash(),
    ({ primary }) => primary.start(),
  ],
  [
    'the cache is killed',
    ({ cache }) => cache.kill(),
    ({ cache }) => cache.start(),
    ['pages', 'reads'],
  ],
  ['the proxy is told to reload', ({ proxy }) => proxy.signal('SIGUSR2')],
  ['the node is killed', ({ chain }) => chain.stop()],
]

/** What the processes have used so far, those that live. */
async function used({ one, two }) {
  const all = (await Promise.all([one.used(), two.used()])).filter(Boolean)
  const sum = (key) => all.reduce((total, each) => total + each[key], 0)
  return { cpu: sum('cpu'), statements: sum('statements') }
}

/** Runs all of it: what visitors saw, by act. */
export async function scale({ seconds, counts, pause, voters, ...tools }) {
  const cluster = await startCluster({ ...tools, voters })
  const nft = cluster.chain.addresses.nft
  const { url } = cluster
  const visitors = openVisitors({ url, nft, counts, voters, pause })
  const results = []
  try {
    // Pages are drawn, and kept, for the first time.
    await delay(5_000)
    for (const [name, harm, mend, broken] of acts) {
      visitors.take()
      const before = await used(cluster)
      const began = performance.now()
      await harm(cluster)
      await delay((seconds / 3) * 1_000)
      await mend?.(cluster)
      const backAfter = mend ? (performance.now() - began) / 1_000 : 0
      await delay((seconds - seconds / 3) * 1_000)
      const took = (performance.now() - began) / 1_000
      const after = await used(cluster)
      const rows = summarize(visitors.take(), began, broken)
      const load = {
        cores: Math.max(0, (after.cpu - before.cpu) / 1e6 / took),
        statements: Math.max(0, (after.statements - before.statements) / took),
      }
      const note = mend
        ? `back after ${backAfter.toFixed(1)} s`
        : `processes: ${load.cores.toFixed(2)} cores, ${Math.round(load.statements)} statements/s`
      print(name, { seconds: took, rows, note })
      results.push({ name, rows, load, took })
    }
    await visitors.end()
    return results
  } finally {
    await visitors.end()
    await cluster.stop()
  }
}
