import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { IdeaProps } from './Idea.tsx'

/** One of the club's ideas, without the club's own page. */
export const LazyIdea = loadable<IdeaProps>(
  async () => (await import('./Idea.tsx')).Idea,
  { failed: NotLoaded, isDrawn: true, name: 'Idea' },
)
