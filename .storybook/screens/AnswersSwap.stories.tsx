import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Swap' } satisfies Meta

const swap = { path: '/swap', as: 'holder' } as const
export const NftsFails = fails(swap, surface.nfts.path)
export const NftsWaits = waits(swap, surface.nfts.path)
export const ConfigFails = fails(swap, surface.swapConfig.path)
export const ConfigWaits = waits(swap, surface.swapConfig.path)
export const HistoryFails = fails(swap, surface.swapHistory.path)
export const HistoryWaits = waits(swap, surface.swapHistory.path)
export const IntentsFails = fails(swap, surface.mySwaps.path)
export const IntentsWaits = waits(swap, surface.mySwaps.path)
export const InventoryFails = fails(swap, surface.swapInventory.path)
export const InventoryWaits = waits(swap, surface.swapInventory.path)
export const TraitsFails = fails(swap, surface.swapTraits.path)
export const TraitsWaits = waits(swap, surface.swapTraits.path)
export const WalletFails = fails(swap, surface.marketWallet.path)
export const WalletWaits = waits(swap, surface.marketWallet.path)
