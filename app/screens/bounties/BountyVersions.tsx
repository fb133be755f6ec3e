import { VersionsCard } from '@narwhal-club/ui/governance/proposals/VersionsCard/VersionsCard.tsx'
import type { VersionsListProps } from '@narwhal-club/ui/governance/proposals/VersionsCard/VersionsList.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { changesOfBounty } from './changesOf.ts'
import { comparedOf } from './comparedOf.ts'
import { useAsk } from './useBounties.ts'

export interface BountyVersionsProps
  extends Pick<VersionsListProps, 'hrefOf' | 'now'> {
  bounty: string
  /** The version that is held against the one before. */
  compared: number | undefined
}

/** The versions of a bounty, and what one of them changed. */
export function BountyVersions(props: BountyVersionsProps) {
  const { bounty, compared, hrefOf, now } = props
  const versions = answerOf(useAsk('bountyVersions', { bounty }), adviceOf)
  return (
    <VersionsCard
      {...comparedOf(versions, compared, changesOfBounty)}
      hrefOf={hrefOf}
      linkAs={RouterLink}
      now={now}
    />
  )
}
