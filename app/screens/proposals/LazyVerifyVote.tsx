import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { VerifyVoteProps } from './VerifyHere.tsx'

/** To count the votes anew: its code comes to those who read that far. */
export const LazyVerifyVote = loadable<VerifyVoteProps>(
  async () => (await import('./VerifyVote.tsx')).VerifyVote,
  { failed: NotLoaded },
)
