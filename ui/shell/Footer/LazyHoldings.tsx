import { loadable } from '../../kit/loadable/loadable.tsx'

/** Renders the facts; their code comes with the first who signs in. */
export const LazyHoldings = loadable(
  async () => (await import('./Holdings.tsx')).Holdings,
)
