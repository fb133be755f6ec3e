import { administrationEndpoints } from '@narwhal-club/core/contract'
import {
  ModerationCard,
  type ModerationCardProps,
} from '@narwhal-club/ui/governance/ModerationCard/ModerationCard.tsx'
import { createUseList } from '../../data/list.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'

const { moderationLog } = administrationEndpoints

const useLog = createUseList({ moderationLog }, adviceOf)

const placeHref: ModerationCardProps['placeHref'] = ({ club, kind, id }) =>
  paths[kind](club, id)

/** What was moderated, for everyone (B7.6). */
export function ClubLog() {
  const list = useLog('moderationLog', {})
  return (
    <ModerationCard
      {...list}
      holderHref={(address) => `${paths.analytics}?holder=${address}`}
      placeHref={placeHref}
      csvHref={`${moderationLog.path}.csv`}
      linkAs={RouterLink}
    />
  )
}
