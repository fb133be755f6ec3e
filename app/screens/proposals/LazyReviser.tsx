import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { ReviserProps } from './Reviser.tsx'

/** The editor of a new version: its code comes when it is opened. */
export const LazyReviser = loadable<ReviserProps>(
  async () => (await import('./Reviser.tsx')).Reviser,
  { failed: NotLoaded },
)
