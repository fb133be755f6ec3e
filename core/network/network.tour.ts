import { defineTour } from '../testing/index.ts'
import { networkMachine } from './index.ts'

export const tour = defineTour({
  machine: networkMachine,
  input: { chainId: 25 },
  events: [{ type: 'network.check' }],
  outputs: {
    detect: {
      here: { ok: true, chainId: 25, block: 18_204_551 },
      elsewhere: { ok: true, chainId: 1, block: 23_000_000 },
      away: { ok: false, at: 0 },
    },
  },
})
