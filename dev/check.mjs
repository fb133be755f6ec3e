import { ensureInstalled } from './run/install.mjs'
import { check, runParts, script, vitest } from './run/parts.mjs'

ensureInstalled()
const { passed, failed } = await runParts([
  ['types', () => check('tsc', ['-b'])],
  ['lint', () => check('biome', ['check', '--error-on-warnings', '.'])],
  ['boundaries', () => script('dev/boundaries/check.mjs')],
  ['unit', () => vitest('unit', ['core', 'server', 'dev'])],
])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
