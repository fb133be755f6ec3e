import { brand } from '@narwhal-club/core/brand'
import { mainClubId } from '@narwhal-club/core/contract'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { club } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { useParams } from 'wouter'
import { FactsSection } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx'
import { Rules } from './Rules.tsx'

/** One club (R2.5). There is one so far: the whole collection. */
export function ClubScreen() {
  const { clubId } = useParams<{ clubId: string }>()
  if (clubId !== mainClubId) return <NotFoundScreen {...club.unknown} />
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
