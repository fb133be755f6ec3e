import type { ClubDetail } from '@narwhal-club/core/contract'
import { IdeasList } from '@narwhal-club/ui/governance/ideas/IdeasList/IdeasList.tsx'
import type { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { type ClubQuestion, usualClub } from '../clubs/clubsAddress.ts'
import { WriteButton } from '../proposals/WriteButton.tsx'
import { useIdeas } from './useIdeas.ts'

export interface ClubIdeasProps {
  club: ClubDetail
  asking: ReturnType<typeof useAddress<ClubQuestion>>
}

/** The ideas of a club: each leads to its words. */
export function ClubIdeas({ club, asking }: ClubIdeasProps) {
  const { as } = asking.state
  const list = useIdeas('ideas', { club: club.id })
  return (
    <IdeasList
      {...list}
      hrefOf={({ id }) => asking.hrefOf({ ...usualClub, as, idea: id })}
      linkAs={RouterLink}
      now={useNow()}
      action={as ? null : <WriteButton club={club} />}
    />
  )
}
