import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../run/install.mjs'
import { onPostgres } from '../../run/onPostgres.mjs'
import { check } from '../../run/parts.mjs'

/**
 * Faults at every step of a fee: a person, a server that is killed, a chain, and
 * at the end the club's books held against the chain. A seed is one run of each
 * pair; what fails prints the line that repeats it. `--two` is about two
 * processes of the server, of which one is killed before it has published.
 *
 * `node dev/faults/fees/run.mjs [--two] [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const feeFaults = ({ seeds, seed = '1', pair = '', two = false }) => {
  const name = two ? 'twoProcesses' : 'fees'
  const file = `dev/faults/fees/${name}.nightly.test.ts`
  return onPostgres((env) =>
    check('vitest', ['run', '--project', 'dev', file], {
      ...env,
      CLUB_NIGHTLY: '1',
      CLUB_FEE_FAULT_SEEDS: seeds,
      CLUB_FEE_FAULT_SEED: seed,
      CLUB_FEE_FAULT_PAIR: pair,
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      two: { type: 'boolean' },
      seeds: { type: 'string' },
      seed: { type: 'string' },
      pair: { type: 'string' },
    },
  })
  ensureInstalled()
  const { seeds = values.seed ? '1' : '50', ...rest } = values
  const { failed } = await feeFaults({ ...rest, seeds })
  process.exitCode = failed > 0 ? 1 : 0
}
