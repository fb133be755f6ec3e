import { createCampaign, runAsked } from '../kit/command.mjs'

/**
 * Fifty voters at two processes on one PostgreSQL; one is killed in the midst of
 * it. At the end everything acknowledged is there once, the log is whole, each
 * bundle holds in an audit, and every page has the final count.
 *
 * `node dev/faults/votes/run.mjs [--seeds 5] [--seed N]`
 */
export const voteFaults = createCampaign('votes/votes.nightly.test.ts')

if (process.argv[1] === import.meta.filename)
  await runAsked(voteFaults, { seeds: '5' })
