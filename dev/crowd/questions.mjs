import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../run/install.mjs'
import { run } from '../run/parts.mjs'

/**
 * One source asks the dearest questions over many connections; another visitor
 * signs in and reads meanwhile, and notices nothing: p95 below 300 ms, and
 * `/readyz` says 200. On both databases; the three parties are processes of
 * their own, and on a machine of two cores they are in each other's way.
 *
 * `npm run crowd -- [questions] [--events 100000] [--connections 33] [--seconds 20] [--only pglite|postgres]`
 */
const { values, positionals } = parseArgs({
  // Which crowd it is: `run.mjs` has read it.
  allowPositionals: true,
  options: {
    events: { type: 'string', default: '100000' },
    holders: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '33' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})

const others = positionals.filter((part) => part !== 'questions')
if (others.length > 0) throw new Error(`No such crowd: ${others.join(' ')}`)
ensureInstalled()
if (!values.built) {
  const types = `${root}/node_modules/.bin/tsc`
  if ((await run(types, ['-b', 'core', 'server', 'dev'])) !== 0) process.exit(1)
}
const { crowd } = await import('./crowd.mjs')
const results = await crowd({
  events: Number(values.events),
  holders: Number(values.holders),
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  only: values.only,
})

/** Of fewer times a p95 says nothing. */
const fewest = 20
let isWell = true
for (const { database, readyAfter, visitor, asker } of results) {
  console.log(
    `\n${database}, ${values.events} transfers of each kind; analytics ready ${(readyAfter / 1_000).toFixed(1)} s after the start`,
  )
  console.log(`  the source's answers: ${JSON.stringify(asker)}`)
  for (const [act, { times, statuses }] of Object.entries(visitor)) {
    // Rounded up: of few times the p95 is the slowest.
    const at = (share) => times[Math.ceil((times.length - 1) * share)] ?? 0
    const [p50, p95, max] = [0.5, 0.95, 1].map((share) => at(share).toFixed(0))
    const refused = Object.keys(statuses).some((status) => status !== '200')
    // A dear question may wait for its turn, and is not to be refused.
    const isQuick = act.startsWith('analytics') || Number(p95) < 300
    const holds = isQuick && !refused && times.length >= fewest
    isWell &&= holds
    console.log(
      `  ${holds ? 'ok ' : 'BAD'} ${act.padEnd(18)} ${times.length} times, p50 ${p50} p95 ${p95} max ${max} ms  ${JSON.stringify(statuses)}`,
    )
  }
}
process.exitCode = isWell ? 0 : 1
