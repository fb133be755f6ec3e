import { bountiesEndpoints, urlOf } from '@narwhal-club/core/contract'
import {
  VersionsList,
  type VersionsListProps,
} from '@narwhal-club/ui/governance/proposals/VersionsCard/VersionsList.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { changesOfWork } from './changesOf.ts'
import { comparedOf } from './comparedOf.ts'
import { useAsk } from './useBounties.ts'

export interface WorkVersionsProps
  extends Pick<VersionsListProps, 'hrefOf' | 'now'> {
  submission: string
  /** The version that is held against the one before. */
  compared: number | undefined
}

/** The versions of a piece of work, for who may see it, and what one of them changed. */
export function WorkVersions(props: WorkVersionsProps) {
  const { submission, compared, hrefOf, now } = props
  const keyOf = useWhoKey()
  const asked = { submission }
  const queryKey = keyOf(urlOf(bountiesEndpoints.submission, asked))
  const work = answerOf(useAsk('submission', asked, { queryKey }), adviceOf)
  const versions =
    work.status === 'ready'
      ? { ...work, data: { rows: work.data.versions } }
      : work
  return (
    <VersionsList
      {...comparedOf(versions, compared, changesOfWork)}
      hrefOf={hrefOf}
      linkAs={RouterLink}
      now={now}
    />
  )
}
