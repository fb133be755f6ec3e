import { loadable } from '../../kit/loadable/loadable.tsx'
import { preloadToasts } from '../../kit/Toasts/LazyToasts.tsx'
import type { ConnectDialogProps } from './ConnectDialog.tsx'

const Loaded = loadable(async () => {
  // What fails in the dialog is also told by a notification.
  const [{ ConnectDialog }] = await Promise.all([
    import('./ConnectDialog.tsx'),
    preloadToasts(),
  ])
  return ConnectDialog
})

export interface LazyConnectDialogProps extends ConnectDialogProps {
  open: boolean
}

/** Renders the dialog while it is open; its code comes with the first opening. */
export function LazyConnectDialog({ open, ...rest }: LazyConnectDialogProps) {
  return open ? <Loaded {...rest} /> : null
}
