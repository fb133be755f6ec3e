import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { sourceAliases } from './aliases.mjs'
import { root } from './run/install.mjs'

/** Makes the stories and charts of every machine's states from the machines. */
const explorer = resolve(root, '.storybook/explorer')
const { module } = await runnerImport(resolve(explorer, 'generate.ts'), {
  root,
  logLevel: 'error',
  resolve: { alias: sourceAliases() },
})
const readme = readFileSync(resolve(root, 'core/README.md'), 'utf8')
const files = await module.generate(readme)
const dir = resolve(explorer, 'generated')
rmSync(dir, { recursive: true, force: true })
mkdirSync(dir)
let states = 0
for (const [name, text] of files) {
  writeFileSync(resolve(dir, name), text)
  states += text.match(/^ {2}play: explored\.reaches\(/gm)?.length ?? 0
}
console.log(`${files.size / 3} machines, ${states} states`)
