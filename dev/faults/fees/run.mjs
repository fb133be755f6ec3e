import { createCampaign, runAsked } from '../kit/command.mjs'

/**
 * Faults at every step of a fee: a person, a server that is killed, a chain, and
 * at the end the club's books held against the chain. A seed is one run of each
 * pair; what fails prints the line that repeats it. `--two` is about two
 * processes of the server, of which one is killed before it has published.
 *
 * `node dev/faults/fees/run.mjs [--two] [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const feeFaults = createCampaign(
  ({ two }) => `fees/${two ? 'twoProcesses' : 'fees'}.nightly.test.ts`,
)

if (process.argv[1] === import.meta.filename)
  await runAsked(feeFaults, { options: { two: { type: 'boolean' } } })
