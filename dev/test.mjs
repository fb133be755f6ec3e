import { databaseTests } from './run/databaseTests.mjs'
import { installPart, runNamedParts } from './run/namedParts.mjs'
import { onPostgres } from './run/onPostgres.mjs'
import {
  allowSecondLooks,
  check,
  playwright,
  script,
  vitest,
} from './run/parts.mjs'
import { keepTemporaryInMemory } from './run/temporary.mjs'

// What fails once and passes thrice alone is told, and stops no one: see 090.
allowSecondLooks(2)
// Not at night: its figures are those of a disk.
keepTemporaryInMemory()

/** Half of the time a test waits for a chain, a database or a process. */
const threeAtOnce = ['--maxWorkers=3']

/**
 * Every check that a commit needs, or the named parts of it; what stands behind
 * `--` goes to the part's runner. The last line is `N passed, N failed`. Parts
 * do not build: `browser` wants `build` before it. The rest is `npm run nightly`.
 */
await runNamedParts([
  installPart,
  [
    // Compiled on one core, while the other looks at what needs no types.
    ['types', () => check('tsc', ['-b'])],
    ['lint', () => check('biome', ['check', '--error-on-warnings', '.'])],
    ['boundaries', () => script('dev/boundaries/check.mjs')],
    ['dead code', () => check('knip', [])],
  ],
  [
    ['build', () => script('dev/build.mjs')],
    ['package: publint', () => check('publint', ['core', '--strict'])],
    [
      'package: types',
      () => check('attw', ['--pack', 'core', '--profile', 'esm-only']),
    ],
    ['package: taken', () => script('dev/package/prove.mjs')],
  ],
  [
    'core and dev',
    () => vitest('core and dev', ['core', 'dev'], { args: threeAtOnce }),
  ],
  ['machines', () => script('dev/machines.mjs')],
  [
    'server on PGlite',
    () => vitest('server on PGlite', ['server'], { args: threeAtOnce }),
  ],
  [
    [
      'server on PostgreSQL',
      () =>
        onPostgres((env) =>
          vitest('server on PostgreSQL', ['server'], {
            env,
            args: databaseTests(),
          }),
        ),
    ],
    [
      'storybook',
      () => check('storybook', ['build', '-o', 'dist/storybook', '--quiet']),
    ],
  ],
  ['stories', () => vitest('stories', ['stories'])],
  ['states and stories', () => script('dev/counts.mjs')],
  [
    ['pictures', () => playwright('pictures', [], {}, 'pictures')],
    ['explorer', () => playwright('explorer', [], {}, 'explorer')],
    ['demo', () => script('dev/demo.mjs')],
  ],
  ['browser', () => playwright('browser')],
  ['requirements', () => script('dev/requirements.mjs')],
])
