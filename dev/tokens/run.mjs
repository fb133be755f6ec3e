import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../run/install.mjs'

/**
 * `npm run tokens`: the design tokens as files for designers' tools. With `--print`
 * they are JSON on standard output, and no folder is touched.
 */
const { module } = await runnerImport(resolve(root, 'dev/tokens/files.ts'), {
  root,
  logLevel: 'error',
})
const files = await module.tokenFiles()
if (process.argv.includes('--print'))
  process.stdout.write(JSON.stringify(files))
else {
  const folder = resolve(root, 'dist/tokens')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(resolve(folder, name), text)
  console.log(`${files.length} files in dist/tokens`)
}
