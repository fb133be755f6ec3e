import { loadable } from '../loadable/loadable.tsx'

/** Draws the narwhal where it is rarely seen; its place is kept by who shows it. */
export const LazyNarwhal = loadable(
  async () => (await import('./Narwhal.tsx')).Narwhal,
)
