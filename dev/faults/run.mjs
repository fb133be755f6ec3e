import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../run/chromium.mjs'
import { ensureInstalled, root } from '../run/install.mjs'
import { onPostgres } from '../run/onPostgres.mjs'
import { check, playwright, runParts, script } from '../run/parts.mjs'
import { bountyFaults } from './bounties/run.mjs'
import { feeFaults } from './fees/run.mjs'
import { swapFaults } from './swaps/run.mjs'
import { voteFaults } from './votes/run.mjs'

/**
 * The long campaign: every fault journey many times over, and the server's
 * tests with their rounds turned up, on both databases. `npm run nightly` runs
 * each of them once.
 *
 * `npm run faults -- [--rounds 10] [--only browser|server|postgres|fees|bounties|swaps|votes]`;
 * one run again: `node dev/faults/fees/run.mjs`, `…/bounties/run.mjs`, `…/swaps/run.mjs`,
 * `…/votes/run.mjs`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds)

/** Journeys about faults; the pictures and the weight of pages are not. */
const faults = [
  'away',
  'clock',
  'code',
  'drawnFaults',
  'lostAnswer',
  'otherAccount',
  'rejections',
  'reload',
  'storage',
  'tabs',
  'wallets',
]

/** The counts that the figures ask for, where a test run makes do with few. */
const long = {
  CLUB_PARALLEL_ROUNDS: '50',
  CLUB_FUZZ_MUTANTS: '100000',
  CLUB_FUZZ_SEED: String(Date.now() % 1_000_000_007),
  CLUB_LOCK_ROUNDS: '20',
  CLUB_KILL_ROUNDS: '200',
  CLUB_INDEX_SAMPLES: '1000',
  CLUB_INDEX_HISTORIES: '20',
  CLUB_OUTAGE_SECONDS: '30',
  CLUB_FIGURES: '1',
}

/** A name that no test reads any more would turn nothing up. */
function checkNames() {
  const tests = readdirSync(join(root, 'server'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts') && !/node_modules/.test(file))
    .map((file) => readFileSync(join(root, 'server', file), 'utf8'))
  for (const name of Object.keys(long))
    if (!tests.some((text) => text.includes(name)))
      throw new Error(`No test of the server reads ${name}`)
}

const night = { CLUB_NIGHTLY: '1' }

const server = (env = {}) =>
  check('vitest', ['run', '--project', 'server'], { ...long, ...night, ...env })

const parts = {
  server: () => server(),
  postgres: () => onPostgres(server),
  fees: () => feeFaults({ seeds: '50' }),
  feesOfTwo: () => feeFaults({ seeds: '50', two: true }),
  bounties: () => bountyFaults({ seeds: '50' }),
  swaps: () => swapFaults({ seeds: '50' }),
  votes: () => voteFaults({ seeds: '5' }),
  browser: () => {
    process.env.CHROMIUM_PATH = ensureChromium()
    const files = faults.map((name) => `journeys/${name}.spec.ts`)
    return playwright('browser', [...files, `--repeat-each=${rounds}`], night)
  },
}

ensureInstalled()
checkNames()
const wanted = Object.entries(parts).filter(
  ([name]) => !values.only || name === values.only,
)
console.log(`seed of the fuzz: ${long.CLUB_FUZZ_SEED}`)
const { passed, failed } = await runParts([
  ['build', () => script('dev/build.mjs')],
  ...wanted,
])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
