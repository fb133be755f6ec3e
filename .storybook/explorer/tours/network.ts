import { networkMachine } from '@narwhal-club/core/network'
import { defineTour } from '../tour.ts'

export const network = defineTour({
  machine: networkMachine,
  from: { module: '@narwhal-club/core/network', name: 'networkMachine' },
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
