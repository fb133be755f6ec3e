import { loadable } from '../../../kit/loadable/loadable.tsx'
import type { ActFormProps } from './ActForm.tsx'

/** Comes with the first act that is asked for: most only read. */
export const LazyActForm = loadable<ActFormProps>(
  async () => (await import('./ActForm.tsx')).ActForm,
)
