import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { ClubIdeasProps } from './ClubIdeas.tsx'

/** The club's ideas: who reads its proposals has no use for them. */
export const LazyClubIdeas = loadable<ClubIdeasProps>(
  async () => (await import('./ClubIdeas.tsx')).ClubIdeas,
  { failed: NotLoaded, isDrawn: true, name: 'ClubIdeas' },
)
