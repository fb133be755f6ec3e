import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'

/** The proposals of a club. */
export const ClubProposals = (_: { club: ClubDetail }) => (
  <Card title={words.tabs.proposals}>
    <EmptyState title={words.proposals.title}>
      {words.proposals.body}
    </EmptyState>
  </Card>
)
