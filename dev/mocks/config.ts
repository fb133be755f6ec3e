import type { ClubConfig } from '@narwhal-club/core/contract'
import { presentConfig } from '../../server/api/club/presentConfig.ts'
import type { Addresses } from '../world/deploy.ts'
import { swapUnit } from '../world/seed/holdings.ts'

const lower = (address: string) => address.toLowerCase() as `0x${string}`

/** Tells a client what it must know of the mocked deployment. */
export const mockConfig = (
  admin: string,
  { nft, token, swap }: Addresses,
  rpcUrl: string,
): ClubConfig =>
  presentConfig({
    CLUB_CHAIN: 'local',
    RPC_URL: [rpcUrl],
    PUBLIC_RPC_URL: undefined,
    NFT_CONTRACT: lower(nft),
    TOKEN_CONTRACT: lower(token),
    SWAP_CONTRACT: lower(swap),
    ADMIN_WALLET: lower(admin),
    SWAP_UNIT: String(swapUnit),
  })
