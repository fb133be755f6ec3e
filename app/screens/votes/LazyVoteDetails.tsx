import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { VoteDetailsProps } from './VoteDetails.tsx'

/** How a vote came about, and who voted: for who reads on. */
export const LazyVoteDetails = loadable<VoteDetailsProps>(
  async () => (await import('./VoteDetails.tsx')).VoteDetails,
  { failed: NotLoaded },
)
