import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Card } from '../../../kit/Card/Card.tsx'
import { VersionsList, type VersionsListProps } from './VersionsList.tsx'

/** All that a proposal or a bounty was, and what each version changed. */
export const VersionsCard = (props: VersionsListProps) => (
  <Card title={proposals.versions.title}>
    <VersionsList {...props} />
  </Card>
)
