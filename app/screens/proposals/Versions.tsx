import type { ProposalDetail } from '@narwhal-club/core/contract'
import { changesOf } from '@narwhal-club/ui/governance/proposals/VersionsCard/changes.ts'
import { VersionsCard } from '@narwhal-club/ui/governance/proposals/VersionsCard/VersionsCard.tsx'
import { isAbsent } from '../../data/absence.ts'
import { answerOf } from '../../data/answerOf.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { useAsk } from './useProposals.ts'

interface VersionsProps {
  proposal: ProposalDetail
  /** The version that is held against the one before. */
  compared: number | undefined
  hrefOf: (version?: number) => string
  now: number | undefined
}

/** The versions of a proposal, and what one of them changed. */
export function Versions(props: VersionsProps) {
  const { proposal, compared, hrefOf, now } = props
  const { id, version } = proposal
  const hasIt = compared !== undefined && compared > 1 && compared <= version
  const to = hasIt ? compared : 2
  const versions = useAsk('proposalVersions', { proposal: id })
  const diff = useAsk(
    'proposalDiff',
    { proposal: id, from: to - 1, to },
    { enabled: hasIt },
  )
  const changes = answerOf(diff, adviceOf)
  const isGone = hasIt && isAbsent(diff)
  return (
    <VersionsCard
      answer={answerOf(versions, adviceOf)}
      compared={
        hasIt && !isGone
          ? {
              version: compared,
              answer:
                changes.status === 'ready'
                  ? { ...changes, data: changesOf(changes.data) }
                  : changes,
            }
          : undefined
      }
      isUnknown={isGone || (compared !== undefined && !hasIt)}
      hrefOf={hrefOf}
      linkAs={RouterLink}
      now={now}
    />
  )
}
