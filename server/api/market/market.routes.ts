import { marketApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { presentMarket } from './presentMarket.ts'

export const marketRoutes = ({ wallets }: AppContext) => ({
  marketWallet: route(marketApi.marketWallet, [], async (_, { address }) =>
    presentMarket(await wallets.of(address)),
  ),
})
