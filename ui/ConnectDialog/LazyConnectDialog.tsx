import { loadable } from '../loadable/loadable.tsx'
import type { ConnectDialogProps } from './ConnectDialog.tsx'

const Loaded = loadable(
  async () => (await import('./ConnectDialog.tsx')).ConnectDialog,
)

export interface LazyConnectDialogProps extends ConnectDialogProps {
  open: boolean
}

/** Renders the dialog while it is open; its code comes with the first opening. */
export function LazyConnectDialog({ open, ...rest }: LazyConnectDialogProps) {
  return open ? <Loaded {...rest} /> : null
}
