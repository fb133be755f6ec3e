import type { AnalyticsWallet, MarketWallet } from '@narwhal-club/core/contract'
import { marketApi } from '@narwhal-club/core/contract'
import { readQuery } from '../../../server/http/readQuery.ts'
import { marketFacts } from '../../world/marketRanks.ts'
import type { Step } from './call.ts'

/** What the marketplace's stand-in says of a wallet, through the server. */
export const tellMarket: Step = async (call) => {
  const { world, params, request } = call
  const { search } = new URL(request.url)
  const asked = readQuery(marketApi.marketWallet, search.slice(1), params)
  const { address } = asked as { address: string }
  if (world.scenario.market === 'away' || world.scenario.node === 'away') {
    call.answer = { status: 'away', rows: [] } satisfies MarketWallet
    return
  }
  const { answer } = await world.analytics()
  const { tokens } = (await answer('analyticsWallet', {
    ...{ address, limit: 1, exclude: 'none' },
  })) as AnalyticsWallet
  call.answer = {
    status: 'answered',
    at: new Date(world.clock.now()).toISOString(),
    latency: 1,
    rows: tokens.map(({ id }) => {
      const { listed: isListed, ...facts } = marketFacts(Number(id))
      return { id, ...facts, isListed }
    }),
  } satisfies MarketWallet
}
