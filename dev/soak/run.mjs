import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../run/install.mjs'
import { run } from '../run/parts.mjs'

/**
 * Fifty clients that sign in, read, write and sign out for half an hour, against a
 * server of its own, or several processes on a PostgreSQL: no 5xx, memory that does not climb, handles that do not pile up.
 *
 * `npm run soak -- [--minutes 30] [--clients 50] [--pause 1000] [--processes 2]`
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    clients: { type: 'string', default: '50' },
    pause: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '1' },
  },
})
const minutes = Number(values.minutes)
const clients = Number(values.clients)

ensureInstalled()
const tsc = join(root, 'node_modules/.bin/tsc')
if ((await run(tsc, ['-b', 'core', 'server', 'dev'])) !== 0) process.exit(1)

const { soakOwnServer } = await import('./ownServer.mjs')
const { tellFailures } = await import('./soak.mjs')
const MB = (bytes) => (bytes / 1e6).toFixed(1)
const result = await soakOwnServer({
  minutes,
  clients,
  processes: Number(values.processes),
  pause: Number(values.pause),
  onSample: ({ minute, heap, rss, handles, files }, visits) =>
    console.log(
      `${minute.toFixed(1).padStart(5)} min  ${String(visits).padStart(6)} visits  heap ${MB(heap)} MB  rss ${MB(rss)} MB  handles ${handles}  files ${files}`,
    ),
})

const { answers, failures, slopes, handles, visits } = result
const errors = Object.entries(answers)
  .filter(([status]) => !/^[2-4]\d\d$/.test(status))
  .reduce((sum, [, count]) => sum + count, 0)
// A slope over less than ten minutes is the noise of the collector.
const isLong = minutes >= 10
const [first, last] = handles.files
const verdicts = [
  [
    `${visits} visits of ${clients} clients, answers ${JSON.stringify(answers)}`,
    // Everyone came through once, and there was someone.
    clients > 0 && visits >= clients && failures.length === 0,
  ],
  [`5xx and broken answers: ${errors}`, errors === 0],
  [
    `memory: heap ${MB(slopes.heap)} MB/min, resident ${MB(slopes.rss)} MB/min after warm-up`,
    !isLong || slopes.heap < 1e6,
  ],
  [
    `handles ${handles.handles.join(' to ')}, files ${first} to ${last}`,
    !isLong || last <= first + clients,
  ],
]
for (const [text, holds] of verdicts)
  console.log(`${holds ? 'ok ' : 'BAD'}  ${text}`)
for (const line of tellFailures(failures).slice(0, 10))
  console.log(`     ${line}`)
process.exitCode = verdicts.every(([, holds]) => holds) ? 0 : 1
