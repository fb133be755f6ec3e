import { createCampaign, runAsked } from '../kit/command.mjs'

/**
 * Faults at every step of a bounty, from its fee to its payouts: an author, those
 * who work for it, a server that is killed, a chain, and at the end the club's books
 * held against the chain. A seed is one run of each pair; what fails prints the line
 * that repeats it.
 *
 * `node dev/faults/bounties/run.mjs [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const bountyFaults = createCampaign('bounties/bounties.nightly.test.ts')

if (process.argv[1] === import.meta.filename) await runAsked(bountyFaults)
