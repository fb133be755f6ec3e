import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { tool } from './run/parts.mjs'

/** `npm run world`: starts the world, or speaks to the one that runs. */
const compiled = resolve(import.meta.dirname, 'dist/world/cli.js')
const began = performance.now()
if (!existsSync(compiled)) await tool('tsc', ['-b', 'core', 'server', 'dev'])

const { explain, run } = await import(compiled)
try {
  process.exit(await run(process.argv.slice(2), began))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
