import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../run/install.mjs'
import { run } from '../run/parts.mjs'
import { complaintsOf } from './tell.mjs'
import { ensureTools } from './tools.mjs'

/**
 * Past one machine, on this one: two processes behind HAProxy, Varnish for who
 * brings no session, PostgreSQL with a streaming replica, a chain. Each part is
 * killed in turn under load, and what visitors saw is printed (docs/scale.md).
 *
 * `npm run scale -- [--seconds 15] [--pages 20] [--reads 20] [--members 4] [--pause 100] [--built]`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '20' },
    reads: { type: 'string', default: '20' },
    members: { type: 'string', default: '4' },
    pause: { type: 'string', default: '100' },
    built: { type: 'boolean', default: false },
  },
})

ensureInstalled()
const { missing, ...tools } = ensureTools()
if (missing.length > 0) {
  for (const line of missing) console.error(line)
  process.exit(1)
}
if (!values.built || !existsSync(join(root, 'app/dist/web/index.html'))) {
  const build = await run(process.execPath, [join(root, 'dev/build.mjs')])
  if (build !== 0) process.exit(1)
}
const { scale } = await import('./scale.mjs')
const number = (name) => Number(values[name])
const results = await scale({
  ...tools,
  seconds: number('seconds'),
  counts: {
    pages: number('pages'),
    reads: number('reads'),
    members: number('members'),
  },
  pause: number('pause'),
  voters: 400,
})

const complaints = complaintsOf(results)
for (const complaint of complaints) console.log(`BAD  ${complaint}`)
process.exitCode = complaints.length > 0 ? 1 : 0
