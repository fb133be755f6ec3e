import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../run/install.mjs'
import { onPostgres } from '../../run/onPostgres.mjs'
import { check } from '../../run/parts.mjs'

/**
 * Fifty voters at two processes on one PostgreSQL; one is killed in the midst of
 * it. At the end everything acknowledged is there once, the log is whole, each
 * bundle holds in an audit, and every page has the final count.
 *
 * `node dev/faults/votes/run.mjs [--seeds 5] [--seed N]`
 */
export const voteFaults = ({ seeds, seed = '1' }) =>
  onPostgres((env) =>
    check(
      'vitest',
      ['run', '--project', 'dev', 'dev/faults/votes/votes.nightly.test.ts'],
      {
        ...env,
        CLUB_NIGHTLY: '1',
        CLUB_VOTE_FAULT_SEEDS: seeds,
        CLUB_VOTE_FAULT_SEED: seed,
      },
    ),
  )

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { seeds: { type: 'string' }, seed: { type: 'string' } },
  })
  ensureInstalled()
  const { seeds = values.seed ? '1' : '5', ...rest } = values
  const { failed } = await voteFaults({ ...rest, seeds })
  process.exitCode = failed > 0 ? 1 : 0
}
