import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../run/install.mjs'
import { onPostgres } from '../../run/onPostgres.mjs'
import { check } from '../../run/parts.mjs'

/**
 * Faults at every step of a bounty, from its fee to its payouts: an author, those
 * who work for it, a server that is killed, a chain, and at the end the club's books
 * held against the chain. A seed is one run of each pair; what fails prints the line
 * that repeats it.
 *
 * `node dev/faults/bounties/run.mjs [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const bountyFaults = ({ seeds, seed = '1', pair = '' }) =>
  onPostgres((env) =>
    check(
      'vitest',
      [
        'run',
        '--project',
        'dev',
        'dev/faults/bounties/bounties.nightly.test.ts',
      ],
      {
        ...env,
        CLUB_NIGHTLY: '1',
        CLUB_BOUNTY_FAULT_SEEDS: seeds,
        CLUB_BOUNTY_FAULT_SEED: seed,
        CLUB_BOUNTY_FAULT_PAIR: pair,
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
  const { failed } = await bountyFaults({ ...rest, seeds })
  process.exitCode = failed > 0 ? 1 : 0
}
