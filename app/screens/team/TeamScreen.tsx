import { brand, crew } from '@narwhal-club/core/brand'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { team } from '@narwhal-club/core/messages/pages/team'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ExternalLink } from '@narwhal-club/ui/kit/ExternalLink/ExternalLink.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useConfig } from '../../data/config.ts'
import { AddressLine } from '../../page/AddressLine.tsx'
import { FactsSection } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

/** Team (R2.7): who does what, and the wallet that fees go to. */
export function TeamScreen() {
  const { data: config } = useConfig()
  return (
    <Page title={team.title} lead={team.lead} tab={areas.team.title}>
      <div className={styles.grid}>
        {crew.map(({ handle, role, about }) => (
          <Card key={handle}>
            <p className={text.eyebrow}>{role}</p>
            <h2 className={styles.areaTitle}>{handle}</h2>
            <p className={styles.term}>{about}</p>
          </Card>
        ))}
      </div>
      <Section title={team.treasury.title}>
        <p className={styles.prose}>{team.treasury.body}</p>
        {config ? <AddressLine address={config.adminWallet} /> : null}
      </Section>
      <FactsSection show={['supply', 'tokenSupply']} />
      <Section title={team.join.title}>
        <p className={styles.prose}>{team.join.body}</p>
        <p>
          <ExternalLink href={brand.links.chat.href} className={styles.link}>
            {team.join.link}
          </ExternalLink>
        </p>
      </Section>
    </Page>
  )
}
