import { parseArgs } from 'node:util'
import { ensureInstalled, root } from '../run/install.mjs'
import { run } from '../run/parts.mjs'
import { ensureVarnish, noVarnish } from '../run/varnish.mjs'

/**
 * What a cache that knows nothing of us makes of our pages: Varnish as it comes
 * out of the box, before the built server of a local world.
 *
 * `node dev/varnish/run.mjs [--built]`
 */
const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false } },
})

ensureInstalled()
const varnishd = ensureVarnish()
if (!varnishd) {
  console.error(noVarnish)
  process.exit(1)
}
if (!values.built) {
  const build = await run(process.execPath, [`${root}/dev/build.mjs`])
  if (build !== 0) process.exit(1)
}
const { tryVarnish } = await import('./trial.mjs')
const results = await tryVarnish(varnishd)
for (const { name, error, said } of results) {
  console.log(`${error ? 'BAD' : 'ok '}  ${name}${said ? `: ${said}` : ''}`)
  if (error) console.log(`     ${error.message.split('\n').join('\n     ')}`)
}
process.exitCode = results.some(({ error }) => error) ? 1 : 0
