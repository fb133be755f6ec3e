import { contentEndpoints } from '@narwhal-club/core/contract'
import { about } from '@narwhal-club/core/messages/pages/about'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { StillMarkdown } from '@narwhal-club/ui/kit/Markdown/LazyMarkdown.tsx'
import { createUseAsk } from '../../data/ask.ts'
import { FactsSection } from '../../page/FactsSection.tsx'
import { OnItsWay } from '../../page/OnItsWay.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { Contracts } from './Contracts.tsx'
import { Fees } from './Fees.tsx'

const useAsk = createUseAsk({ aboutContent: contentEndpoints.aboutContent })

/** About (R2.6): how the club works, what it costs, where it lives. */
export function AboutScreen() {
  const { data, isError, refetch } = useAsk('aboutContent')
  return (
    <Page title={about.title} lead={about.lead} tab={areas.about.title}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          {data ? (
            data.sections.map(({ title, body }) => (
              <Section key={title} title={title}>
                <div className={styles.prose} dir="auto">
                  <StillMarkdown source={body} />
                </div>
              </Section>
            ))
          ) : isError ? (
            <ErrorState heading="h2" onAction={() => void refetch()} />
          ) : (
            <OnItsWay />
          )}
        </div>
        <Fees />
      </div>
      <FactsSection
        show={['supply', 'inVault', 'tokenSupply', 'tokenInVault']}
      />
      <Contracts />
    </Page>
  )
}
