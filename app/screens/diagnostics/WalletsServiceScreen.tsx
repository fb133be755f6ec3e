import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { Page } from '../../page/Page.tsx'

const { wallets } = diagnostics

const WalletsService = ({ title }: { title: string }) => (
  <Page title={title} lead={wallets.lead}>
    <EmptyState heading="h2">{wallets.soon}</EmptyState>
  </Page>
)

/** `/test-degen-api` (R2.12). */
export const DegenScreen = () => <WalletsService title={wallets.degen} />

/** `/ebisu-api-test` (R2.12). */
export const EbisuScreen = () => <WalletsService title={wallets.ebisu} />
