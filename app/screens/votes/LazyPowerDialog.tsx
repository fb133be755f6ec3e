import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { PowerDialogProps } from './PowerDialog.tsx'

/** Comes with the first who asks why. */
export const LazyPowerDialog = loadable<PowerDialogProps>(
  async () => (await import('./PowerDialog.tsx')).PowerDialog,
)
