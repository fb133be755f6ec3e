import { analyticsApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { route } from '../../http/route.ts'
import { sendTagged } from '../../http/sendTagged.ts'

/** The tokens themselves: name and art of each. */
export const nftRoutes = ({ nftArt }: AppContext) => ({
  nfts: route(
    analyticsApi.nfts,
    [],
    async (_, { ids }) => ({ rows: await nftArt.of(ids) }),
    sendTagged,
  ),
})
