import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { ProposalProps } from './Proposal.tsx'

/** One of the club's proposals, without the club's own page. */
export const LazyProposal = loadable<ProposalProps>(
  async () => (await import('./Proposal.tsx')).Proposal,
  { failed: NotLoaded, isDrawn: true, name: 'Proposal' },
)
