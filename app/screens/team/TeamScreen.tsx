import { contentEndpoints } from '@narwhal-club/core/contract'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { team } from '@narwhal-club/core/messages/pages/team'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { ExternalLink } from '@narwhal-club/ui/kit/ExternalLink/ExternalLink.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { createUseAsk } from '../../data/ask.ts'
import { useConfig } from '../../data/config.ts'
import { AddressLine } from '../../page/AddressLine.tsx'
import { FactsSection } from '../../page/FactsSection.tsx'
import { OnItsWay } from '../../page/OnItsWay.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

const { teamContent, linksContent } = contentEndpoints
const useAsk = createUseAsk({ teamContent, linksContent })

/** Team (R2.7): who does what, and the wallet that fees go to. */
export function TeamScreen() {
  const { data: config } = useConfig()
  const { data, isError, refetch } = useAsk('teamContent')
  const { data: outbound } = useAsk('linksContent')
  return (
    <Page title={team.title} lead={team.lead} tab={areas.team.title}>
      <div className={styles.grid}>
        {data?.members.map(({ handle, role, about, link }) => (
          <Card key={handle}>
            <p className={text.eyebrow}>{role}</p>
            <h2 className={styles.areaTitle} dir="auto">
              {link ? (
                <ExternalLink href={link} className={styles.link}>
                  {handle}
                </ExternalLink>
              ) : (
                handle
              )}
            </h2>
            <p className={styles.term} dir="auto">
              {about}
            </p>
          </Card>
        ))}
      </div>
      {data ? (
        data.members.length === 0 && (
          <EmptyState heading="h2">{team.empty}</EmptyState>
        )
      ) : isError ? (
        <ErrorState heading="h2" onAction={() => void refetch()} />
      ) : (
        <OnItsWay />
      )}
      <Section title={team.treasury.title}>
        <p className={styles.prose}>{team.treasury.body}</p>
        {config ? <AddressLine address={config.adminWallet} /> : null}
      </Section>
      <FactsSection show={['supply', 'tokenSupply']} />
      <Section title={team.join.title}>
        <p className={styles.prose}>{team.join.body}</p>
        <p className={styles.row}>
          {outbound?.links.map(({ label, href }) => (
            <ExternalLink key={label} href={href} className={styles.link}>
              {label}
            </ExternalLink>
          ))}
        </p>
      </Section>
    </Page>
  )
}
