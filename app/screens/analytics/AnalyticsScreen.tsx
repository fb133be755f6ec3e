import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { Page } from '../../page/Page.tsx'
import { Controls } from './Controls.tsx'
import { HolderPage } from './HolderPage.tsx'
import { Overview } from './Overview.tsx'
import { useQuestion } from './useQuestion.ts'

/** Analytics (R2.8): all of it, or one holder; now, or at any past block. */
export function AnalyticsScreen() {
  const asking = useQuestion()
  const { holder } = asking.question
  return (
    <Page title={analytics.title} lead={analytics.lead}>
      <Controls asking={asking}>
        {holder === undefined ? (
          <Overview asking={asking} />
        ) : (
          <HolderPage key={holder} asking={asking} holder={holder} />
        )}
      </Controls>
    </Page>
  )
}
