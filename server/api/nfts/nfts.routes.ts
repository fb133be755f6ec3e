import { nftsApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { mount } from '../../http/mount.ts'

/** The tokens themselves: name and art of each. */
export const nftsRoutes = (app: AppContext) =>
  mount(app, nftsApi, {
    nfts: async (ctx, { ids }) => ({
      rows: await app.nftArt.of(ids, askerOf(ctx)),
    }),
  })
