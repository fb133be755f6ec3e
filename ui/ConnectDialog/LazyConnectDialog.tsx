import { lazy, Suspense } from 'react'
import type { ConnectDialogProps } from './ConnectDialog.tsx'

const Loaded = lazy(async () => {
  const { ConnectDialog } = await import('./ConnectDialog.tsx')
  return { default: ConnectDialog }
})

export interface LazyConnectDialogProps extends ConnectDialogProps {
  open: boolean
}

/** Renders the dialog while it is open; its code comes with the first opening. */
export function LazyConnectDialog({ open, ...rest }: LazyConnectDialogProps) {
  return open ? (
    <Suspense fallback={null}>
      <Loaded {...rest} />
    </Suspense>
  ) : null
}
