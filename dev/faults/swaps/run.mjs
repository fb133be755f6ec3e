import { createCampaign, runAsked } from '../kit/command.mjs'

/**
 * Faults at every step of a swap, from its quote to what is revoked after it: a
 * person at the real machine, a server that is killed, a chain, and at the end the
 * club's books held against the chain. A seed is one run of each pair; what fails
 * prints the line that repeats it.
 *
 * `node dev/faults/swaps/run.mjs [--seeds 50] [--seed N] [--pair 'one × fault,another']`
 */
export const swapFaults = createCampaign('swaps/swaps.nightly.test.ts')

if (process.argv[1] === import.meta.filename) await runAsked(swapFaults)
