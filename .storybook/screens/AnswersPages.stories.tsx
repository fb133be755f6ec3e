import { surface } from '@narwhal-club/core/contract'
import type { Meta } from '@storybook/react-vite'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { fails, waits } from './answers.ts'

export default { title: 'Flows/Answers/Other pages' } satisfies Meta

const about = { path: '/about' }
export const AboutFails = fails(about, surface.aboutContent.path)
export const AboutWaits = waits(about, surface.aboutContent.path)
export const AboutFactsFails = fails(about, surface.facts.path)
export const AboutFactsWaits = waits(about, surface.facts.path)

const team = { path: '/team' }
export const TeamFails = fails(team, surface.teamContent.path)
export const TeamWaits = waits(team, surface.teamContent.path)
export const LinksFails = fails(team, surface.linksContent.path)
export const LinksWaits = waits(team, surface.linksContent.path)

const shill = { path: '/x-shill-generator', as: 'whale' } as const
export const ShillFactsFails = fails(shill, surface.shillFacts.path)
export const ShillFactsWaits = waits(shill, surface.shillFacts.path)
export const ShillTemplatesFails = fails(shill, surface.shillTemplates.path)
export const ShillTemplatesWaits = waits(shill, surface.shillTemplates.path)
export const ShillFavouritesFails = fails(shill, surface.shillFavourites.path)
export const ShillFavouritesWaits = waits(shill, surface.shillFavourites.path)

const schema = { path: '/test-schema' }
export const WalletAddressFails = fails(schema, surface.walletAddress.path)
export const WalletAddressWaits = waits(schema, surface.walletAddress.path)

const log = { path: '/test/logs?from=server', as: 'admin' } as const
export const DiagnosticLogFails = fails(log, surface.diagnosticLog.path)
export const DiagnosticLogWaits = waits(log, surface.diagnosticLog.path)

const { holder } = createTestAccounts()
const walletsService = { path: `/test-degen-api?wallet=${holder.address}` }
export const DiagnosticWalletFails = fails(
  walletsService,
  surface.diagnosticWallet.path,
)
export const DiagnosticWalletWaits = waits(
  walletsService,
  surface.diagnosticWallet.path,
)
