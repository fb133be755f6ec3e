import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { CommentsProps } from './Comments.tsx'

/** What is said: its code comes with the first proposal that is looked at. */
export const LazyComments = loadable<CommentsProps>(
  async () => (await import('./Comments.tsx')).Comments,
  { failed: NotLoaded },
)
