import { parseArgs } from 'node:util'
import { ensureInstalled } from '../../run/install.mjs'
import { onPostgres } from '../../run/onPostgres.mjs'
import { check } from '../../run/parts.mjs'

/**
 * Makes what runs the long file of a campaign, on PostgreSQL.
 *
 * @param file its test, in `dev/faults`; of what is asked for, where there are several.
 */
export const createCampaign =
  (file) =>
  ({ seeds, seed = '1', pair = '', ...more }) => {
    const name = typeof file === 'string' ? file : file(more)
    return onPostgres((env) =>
      check('vitest', ['run', '--project', 'dev', `dev/faults/${name}`], {
        ...env,
        CLUB_NIGHTLY: '1',
        CLUB_FAULT_SEEDS: seeds,
        CLUB_FAULT_SEED: seed,
        CLUB_FAULT_PAIR: pair,
      }),
    )
  }

const asked = {
  seeds: { type: 'string' },
  seed: { type: 'string' },
  pair: { type: 'string' },
}

/** The command of a campaign: with `--seed`, the one run that it names. */
export async function runAsked(campaign, { seeds: most = '50', options } = {}) {
  const { values } = parseArgs({ options: { ...asked, ...options } })
  ensureInstalled()
  const { seeds = values.seed ? '1' : most, ...rest } = values
  const { failed } = await campaign({ ...rest, seeds })
  process.exitCode = failed > 0 ? 1 : 0
}
