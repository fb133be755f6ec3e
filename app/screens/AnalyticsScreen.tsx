import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { EmptyState } from '@narwhal-club/ui/EmptyState/EmptyState.tsx'
import { FactsSection } from './FactsSection.tsx'
import { Page } from './Page.tsx'

/** Analytics (R2.8): what the contracts say; the index comes next. */
export function AnalyticsScreen() {
  return (
    <Page title={analytics.title} lead={analytics.lead}>
      <FactsSection
        show={['supply', 'inVault', 'tokenSupply', 'tokenInVault']}
      />
      <EmptyState>{analytics.soon}</EmptyState>
    </Page>
  )
}
