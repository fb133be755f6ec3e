import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../run/install.mjs'
import { onPostgres } from '../../run/onPostgres.mjs'
import { check } from '../../run/parts.mjs'

/**
 * Faults at every step of a swap, from its quote to what is revoked after it: a
 * person at the real machine, a server that is killed, a chain, and at the end the
 * club's books held against the chain. A seed is one run of each pair; what fails
 * prints the line that repeats it.
 *
 * `node dev/faults/swaps/run.mjs [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const swapFaults = ({ seeds, seed = '1', pair = '' }) =>
  onPostgres((env) =>
    check(
      'vitest',
      ['run', '--project', 'dev', 'dev/faults/swaps/swaps.nightly.test.ts'],
      {
        ...env,
        CLUB_NIGHTLY: '1',
        CLUB_SWAP_FAULT_SEEDS: seeds,
        CLUB_SWAP_FAULT_SEED: seed,
        CLUB_SWAP_FAULT_PAIR: pair,
      },
    ),
  )

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string' },
      seed: { type: 'string' },
      pair: { type: 'string' },
    },
  })
  ensureInstalled()
  const { seeds = values.seed ? '1' : '50', ...rest } = values
  const { failed } = await swapFaults({ ...rest, seeds })
  process.exitCode = failed > 0 ? 1 : 0
}
