import { ensureChromium } from './run/chromium.mjs'
import { ensureInstalled } from './run/install.mjs'
import { check, playwright, runParts, script, vitest } from './run/parts.mjs'
import { startPostgres } from './run/postgres.mjs'

/**
 * Every check of the project, or the named parts of it; the last line is
 * `N passed, N failed`. Parts do not build: `browser` wants `build` before it.
 */
const only = process.argv.slice(2)
let chromium = ''

async function serverOnPostgres() {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('no PostgreSQL here: the server was tested on PGlite only')
    return { passed: 0, failed: process.env.CI ? 1 : 0 }
  }
  try {
    return await vitest('server-postgres', ['server'], {
      TEST_DATABASE_URL: postgres.url,
    })
  } finally {
    await postgres.stop()
  }
}

const parts = [
  [
    'install',
    async () => {
      ensureInstalled()
      chromium = ensureChromium()
      process.env.CHROMIUM_PATH = chromium
      return { passed: 0, failed: 0 }
    },
  ],
  ['types', () => check('tsc', ['-b'])],
  ['lint', () => check('biome', ['check', '--error-on-warnings', '.'])],
  ['boundaries', () => script('dev/boundaries/check.mjs')],
  ['dead code', () => check('knip', [])],
  ['package: publint', () => check('publint', ['core', '--strict'])],
  [
    'package: types',
    () => check('attw', ['--pack', 'core', '--profile', 'esm-only']),
  ],
  ['build', () => script('dev/build.mjs')],
  ['core and dev', () => vitest('core', ['core', 'dev'])],
  ['machines', () => script('dev/machines.mjs')],
  ['server on PGlite', () => vitest('server-pglite', ['server'])],
  ['server on PostgreSQL', serverOnPostgres],
  ['stories', () => vitest('stories', ['stories'])],
  [
    'storybook',
    () => check('storybook', ['build', '-o', 'dist/storybook', '--quiet']),
  ],
  ['demo', () => script('dev/demo.mjs')],
  ['states and stories', () => script('dev/counts.mjs')],
  ['pictures', () => playwright('pictures', [], {}, 'pictures')],
  ['explorer', () => playwright('explorer', [], {}, 'explorer')],
  ['browser', () => playwright('browser')],
  ['requirements', () => script('dev/requirements.mjs')],
]

const unknown = only.filter((each) => !parts.some(([name]) => name === each))
if (unknown.length > 0) {
  const names = parts.map(([name]) => `'${name}'`).join(', ')
  console.error(`No part is called ${unknown.join(', ')}. There are ${names}.`)
  process.exit(1)
}

const { passed, failed } = await runParts(
  parts.filter(
    ([name]) => name === 'install' || !only.length || only.includes(name),
  ),
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
