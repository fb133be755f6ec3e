import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'

/** The tab of a club: its code comes when it is opened. */
export const LazyClubLog = loadable<object>(
  async () => (await import('./ClubLog.tsx')).ClubLog,
  { failed: NotLoaded, isDrawn: true, name: 'ClubLog' },
)
