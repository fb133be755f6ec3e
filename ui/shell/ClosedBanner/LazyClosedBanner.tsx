import { loadable } from '../../kit/loadable/loadable.tsx'

/** Its code comes with the first thing that is closed; a server draws it. */
export const LazyClosedBanner = loadable(
  async () => (await import('./ClosedBanner.tsx')).ClosedBanner,
  { isDrawn: true, name: 'ClosedBanner' },
)
