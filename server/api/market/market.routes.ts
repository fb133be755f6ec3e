import { marketApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { presentMarket } from './presentMarket.ts'

export const marketRoutes = (app: AppContext) =>
  mount(app, marketApi, {
    marketWallet: async ({ state }, { address }) =>
      presentMarket(await app.wallets.of(address, state.source)),
  })
