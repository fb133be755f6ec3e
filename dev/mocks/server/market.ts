import type { marketApi } from '@narwhal-club/core/contract'
import { marketFacts } from '../../world/marketRanks.ts'
import type { MockHandlers } from './call.ts'

/** What the marketplace's stand-in says of a wallet, through the server. */
export const marketHandlers: MockHandlers<typeof marketApi> = {
  async marketWallet({ world }, { address }) {
    if (world.scenario.market === 'away' || world.scenario.node === 'away')
      return { status: 'away', rows: [] }
    const { answer } = await world.analytics()
    const asked = { address, limit: 1, exclude: 'none' } as const
    const { tokens } = await answer('analyticsWallet', asked)
    return {
      status: 'answered',
      at: new Date(world.clock.now()).toISOString(),
      latency: 1,
      rows: tokens.map(({ id }) => {
        const { listed: isListed, ...facts } = marketFacts(Number(id))
        return { id, ...facts, isListed }
      }),
    }
  },
}
