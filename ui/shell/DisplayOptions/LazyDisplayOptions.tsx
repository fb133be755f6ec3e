import { loadable } from '../../kit/loadable/loadable.tsx'

/** Renders the options; their code comes with the first opening. */
export const LazyDisplayOptions = loadable(
  async () => (await import('./DisplayOptions.tsx')).DisplayOptions,
)
