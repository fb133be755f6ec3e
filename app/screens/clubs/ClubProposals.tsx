import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { WriteButton } from '../proposals/WriteButton.tsx'

/** The proposals of a club. */
export const ClubProposals = ({ club }: { club: ClubDetail }) => (
  <Card title={words.tabs.proposals}>
    <EmptyState
      title={words.proposals.title}
      action={<WriteButton club={club} />}
    >
      {words.proposals.body}
    </EmptyState>
  </Card>
)
