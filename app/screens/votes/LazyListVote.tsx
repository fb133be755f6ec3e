import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { ListVoteProps } from './ListVote.tsx'

/** Comes with the first vote from a list. */
export const LazyListVote = loadable<ListVoteProps>(
  async () => (await import('./ListVote.tsx')).ListVote,
)
