import { brand } from '@narwhal-club/core/brand'
import { mainClubId } from '@narwhal-club/core/contract'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Link, useLocation } from 'wouter'
import { FactsSection } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { Rules } from './Rules.tsx'

/** The list of clubs and spaces (R2.4), and of what the reader wrote. */
export function ClubsScreen() {
  const [location] = useLocation()
  const isMine = location === paths.myProposals
  return (
    <Page
      title={isMine ? clubs.mine : clubs.title}
      lead={isMine ? clubs.mineLead : clubs.lead}
    >
      <Section title={clubs.list}>
        <div className={styles.grid}>
          <Card>
            <h3 className={styles.areaTitle}>
              <Link href={paths.club(mainClubId)} className={styles.areaLink}>
                {brand.appName}
              </Link>
            </h3>
            <p className={styles.term}>{clubs.main}</p>
          </Card>
        </div>
        <p className={styles.prose}>{clubs.soon}</p>
      </Section>
      <Rules />
      <FactsSection show={['supply', 'inVault']} />
    </Page>
  )
}
