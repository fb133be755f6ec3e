import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { sourceAliases } from './aliases.mjs'
import { root } from './run/install.mjs'

/**
 * Makes what follows from the machines: the stories and charts of their states,
 * their subpaths in core/package.json, their pages in core/docs/machines and the
 * lists of those.
 */
const { module } = await runnerImport(
  resolve(root, '.storybook/explorer/derived.ts'),
  { root, logLevel: 'error', resolve: { alias: sourceAliases() } },
)
const files = await module.derived()
const dir = resolve(root, module.generated)
rmSync(dir, { recursive: true, force: true })
mkdirSync(dir)
let states = 0
for (const [name, text] of files) {
  writeFileSync(resolve(root, name), text)
  states += text.match(/^ {2}play: explored\.reaches\(/gm)?.length ?? 0
}
const machines = [...files.keys()].filter((name) => name.endsWith('.chart.ts'))
console.log(`${machines.length} machines, ${states} states`)
