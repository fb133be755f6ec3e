import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Analytics' } satisfies Meta

const { whale } = createTestAccounts()

const numbers = { path: '/analytics' }
export const ConcentrationFails = fails(
  numbers,
  surface.analyticsConcentration.path,
)
export const ConcentrationWaits = waits(
  numbers,
  surface.analyticsConcentration.path,
)
export const DistributionFails = fails(
  numbers,
  surface.analyticsDistribution.path,
)
export const DistributionWaits = waits(
  numbers,
  surface.analyticsDistribution.path,
)
export const FeesFails = fails(numbers, surface.analyticsFees.path)
export const FeesWaits = waits(numbers, surface.analyticsFees.path)
export const GovernanceFails = fails(numbers, surface.analyticsGovernance.path)
export const GovernanceWaits = waits(numbers, surface.analyticsGovernance.path)
export const HoldersFails = fails(numbers, surface.analyticsHolders.path)
export const HoldersWaits = waits(numbers, surface.analyticsHolders.path)
export const MomentsFails = fails(numbers, surface.analyticsMoments.path)
export const MomentsWaits = waits(numbers, surface.analyticsMoments.path)
export const RetentionFails = fails(numbers, surface.analyticsRetention.path)
export const RetentionWaits = waits(numbers, surface.analyticsRetention.path)
export const SummaryFails = fails(numbers, surface.analyticsSummary.path)
export const SummaryWaits = waits(numbers, surface.analyticsSummary.path)
export const TimeseriesFails = fails(numbers, surface.analyticsTimeseries.path)
export const TimeseriesWaits = waits(numbers, surface.analyticsTimeseries.path)
export const TokenFails = fails(numbers, surface.analyticsToken.path)
export const TokenWaits = waits(numbers, surface.analyticsToken.path)

const wallet = { path: `/analytics?holder=${whale.address}` }
export const WalletFails = fails(wallet, surface.analyticsWallet.path)
export const WalletWaits = waits(wallet, surface.analyticsWallet.path)
export const MarketFails = fails(wallet, surface.marketWallet.path)
export const MarketWaits = waits(wallet, surface.marketWallet.path)
export const NftsFails = fails(wallet, surface.nfts.path)
export const NftsWaits = waits(wallet, surface.nfts.path)
