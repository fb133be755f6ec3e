import { about } from '@narwhal-club/core/messages/pages/about'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { FactsSection } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { Contracts } from './Contracts.tsx'
import { Fees } from './Fees.tsx'

/** About (R2.6): how the club works, what it costs, where it lives. */
export function AboutScreen() {
  return (
    <Page title={about.title} lead={about.lead} tab={areas.about.title}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          {[about.votes, about.safety].map(({ title, body }) => (
            <Section key={title} title={title}>
              <div className={styles.prose}>
                {body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Section>
          ))}
          {[about.whale, about.check].map(({ title, body }) => (
            <Section key={title} title={title}>
              <p className={styles.prose}>{body}</p>
            </Section>
          ))}
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
