import type { marketApi } from '@narwhal-club/core/contract'
import { presentMarket } from '../../../server/api/market/presentMarket.ts'
import { marketFacts } from '../../world/marketRanks.ts'
import type { MockHandlers } from './call.ts'

/** What the marketplace's stand-in says of a wallet, through the server. */
export const marketHandlers: MockHandlers<typeof marketApi> = {
  async marketWallet({ world }, { address }) {
    if (world.scenario.market === 'away' || world.scenario.node === 'away')
      return presentMarket({ status: 'away' })
    const { answer } = await world.analytics()
    const asked = { address, limit: 1, exclude: 'none' } as const
    const { tokens } = await answer('analyticsWallet', asked)
    const nfts = tokens.map(({ id }) => {
      const { listed: isListed, ...facts } = marketFacts(Number(id))
      return { id, ...facts, isListed }
    })
    const at = world.clock.now()
    return presentMarket({ status: 'answered', at, latency: 1, nfts })
  },
}
