import { loadable } from '../../kit/loadable/loadable.tsx'

/** Renders the banner; its code comes when wallet and session first differ. */
export const LazySessionMismatchBanner = loadable(
  async () =>
    (await import('./SessionMismatchBanner.tsx')).SessionMismatchBanner,
)
