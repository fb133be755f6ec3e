import { MembersCard } from '@narwhal-club/ui/governance/MembersCard/MembersCard.tsx'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { useMembers } from './useClubs.ts'

/** Who is a member of a club: each leads to what they hold. */
export function ClubMembers({ club }: { club: string }) {
  const mine = useView((view) => view.session.session.userAddress)
  const list = useMembers('clubMembers', { club })
  return (
    <MembersCard
      {...list}
      holderHref={(address) => `${paths.analytics}?holder=${address}`}
      linkAs={RouterLink}
      mine={mine ?? undefined}
    />
  )
}
