import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { FactsSection } from './FactsSection.tsx'
import { Page } from './Page.tsx'
import * as styles from './screens.css.ts'

/** Analytics (R2.8): what the contracts say; the index comes next. */
export function AnalyticsScreen() {
  return (
    <Page title={analytics.title} lead={analytics.lead}>
      <FactsSection
        show={['supply', 'inVault', 'tokenSupply', 'tokenInVault']}
      />
      <p className={styles.prose}>{analytics.soon}</p>
    </Page>
  )
}
