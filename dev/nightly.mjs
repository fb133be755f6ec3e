import { installPart, runNamedParts } from './run/namedParts.mjs'
import { onPostgres } from './run/onPostgres.mjs'
import { check, playwright, script, vitest } from './run/parts.mjs'
import { ensureVarnish, noVarnish } from './run/varnish.mjs'
import { ensureTools } from './scale/tools.mjs'

/**
 * What a commit need not wait for, each part once: process kills, snapshots,
 * figures, long fuzzing, the whole server on PostgreSQL, every theme of every
 * story, every picture, pages behind a cache, failures in the browser that machine walks and stories prove already.
 * Run it before an issue is resolved. Campaigns of hours are `npm run faults`,
 * `soak` and `bench`.
 */
const long = {
  CLUB_NIGHTLY: '1',
  CLUB_FUZZ_MUTANTS: '2000',
  CLUB_LOCK_ROUNDS: '5',
  CLUB_KILL_ROUNDS: '10',
  CLUB_INDEX_HISTORIES: '5',
}

/** Figures are read off a machine that does nothing beside. */
const figures = (env = {}) =>
  vitest('figures', ['server'], {
    env: { ...long, ...env, CLUB_FIGURES: '1' },
    args: ['server/figures.nightly.test.ts'],
    report: env.TEST_DATABASE_URL ? 'figures on PostgreSQL' : 'figures',
  })

/** Where there is none, and none may be installed, it counts nothing. */
async function behindVarnish() {
  if (ensureVarnish()) return await script('dev/varnish/run.mjs', ['--built'])
  console.log(noVarnish)
  return { passed: 0, failed: process.env.CI ? 1 : 0 }
}

async function pastOneMachine() {
  const { missing } = ensureTools()
  if (missing.length === 0)
    return await script('dev/scale/run.mjs', [
      ...['--built', '--seconds', '6'],
      ...['--pages', '4', '--reads', '4', '--members', '1'],
    ])
  for (const line of missing) console.log(line)
  return { passed: 0, failed: process.env.CI ? 1 : 0 }
}

await runNamedParts([
  installPart,
  ['build', () => script('dev/build.mjs')],
  [
    'core and dev',
    () => vitest('core and dev', ['core', 'dev'], { env: long }),
  ],
  [
    'server on PGlite',
    () => vitest('server on PGlite', ['server'], { env: long }),
  ],
  [
    'server on PostgreSQL',
    () =>
      onPostgres((env) =>
        vitest('server on PostgreSQL', ['server'], {
          env: { ...long, ...env },
        }),
      ),
  ],
  ['figures', () => figures()],
  ['figures on PostgreSQL', () => onPostgres(figures)],
  ['stories', () => vitest('stories', ['stories'], { env: long })],
  [
    'storybook',
    () => check('storybook', ['build', '-o', 'dist/storybook', '--quiet']),
  ],
  ['pictures', () => playwright('pictures', [], long, 'pictures')],
  ['explorer', () => playwright('explorer', [], long, 'explorer')],
  ['scaffold', () => script('dev/scaffold/prove.mjs')],
  ['varnish', behindVarnish],
  ['scale', pastOneMachine],
  ['browser', () => playwright('browser', [], long)],
])
