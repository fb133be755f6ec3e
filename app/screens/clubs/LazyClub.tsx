import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { ClubProps } from './Club.tsx'

/** The club itself: who reads a proposal has no use for it. */
export const LazyClub = loadable<ClubProps>(
  async () => (await import('./Club.tsx')).Club,
  { failed: NotLoaded, isDrawn: true, name: 'Club' },
)
