import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../../run/install.mjs'
import { run } from '../../run/parts.mjs'
import { printStreams } from './print.mjs'

/**
 * Two thousand pages look at one proposal of one process while it is voted on: a
 * ballot is seen by all within a second, another visitor signs in and reads as
 * before, and after a restart no page is without the last count.
 *
 * `npm run crowd -- streams [--streams 2000] [--seconds 20] [--every 500] [--only pglite|postgres]`
 */
const { values } = parseArgs({
  // Which crowd it is: `../run.mjs` has read it.
  allowPositionals: true,
  options: {
    streams: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    every: { type: 'string', default: '500' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})

ensureInstalled()
if (!values.built) {
  const types = `${root}/node_modules/.bin/tsc`
  if ((await run(types, ['-b', 'core', 'server', 'dev'])) !== 0) process.exit(1)
}
const { streamsOf } = await import('./streams.mjs')
const results = await streamsOf({
  streams: Number(values.streams),
  seconds: Number(values.seconds),
  every: Number(values.every),
  only: values.only,
})
process.exitCode = printStreams(results) ? 0 : 1
