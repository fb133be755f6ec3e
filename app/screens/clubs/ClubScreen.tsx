import { brand } from '@narwhal-club/core/brand'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { club } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { ButtonLink } from '@narwhal-club/ui/Button/Button.tsx'
import { EmptyState } from '@narwhal-club/ui/EmptyState/EmptyState.tsx'
import { useParams } from 'wouter'
import { mainClubId, paths } from '../../paths.ts'
import { RouterLink } from '../../RouterLink.tsx'
import { FactsSection } from '../FactsSection.tsx'
import { Page, Section } from '../Page.tsx'
import { Rules } from './Rules.tsx'

/** One club (R2.5). There is one so far: the whole collection. */
export function ClubScreen() {
  const { clubId } = useParams<{ clubId: string }>()
  if (clubId !== mainClubId)
    return (
      <Page title={club.unknown.title} lead={club.unknown.body}>
        <div>
          <ButtonLink href={paths.clubs} linkAs={RouterLink}>
            {club.unknown.back}
          </ButtonLink>
        </div>
      </Page>
    )
  return (
    <Page title={brand.appName} lead={clubs.main}>
      <Rules />
      <Section title={areas.proposals.title}>
        <EmptyState>{clubs.soon}</EmptyState>
      </Section>
      <FactsSection show={['supply', 'inVault', 'tokenSupply']} />
    </Page>
  )
}
