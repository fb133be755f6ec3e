import { administering as words } from '@narwhal-club/core/messages/pages/administering'
import { AdminActForm } from '@narwhal-club/ui/admin/AdminActForm/AdminActForm.tsx'
import { Dialog } from '@narwhal-club/ui/kit/Dialog/Dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useSend, useView } from '../../useSystem.ts'

/** Where an administrator's act is confirmed, and followed to its end. */
export function AdministeringDialog() {
  const view = useView(({ administering }) => administering)
  const send = useSend()
  const onConnect = useConnect()
  const queries = useQueryClient()
  const { status } = view
  useEffect(() => {
    // What an administrator does may show anywhere.
    if (status === 'done') void queries.invalidateQueries()
  }, [status, queries])
  if (status === 'idle') return null
  const label =
    status === 'loading' ? words.state.loading : view.act.words.title
  const onClose = () => send({ type: 'administering.close' })
  return (
    <Dialog label={label} title={label} onClose={onClose}>
      <AdminActForm
        view={view}
        onWrite={(reason) => send({ type: 'administering.write', reason })}
        onConfirm={() => send({ type: 'administering.confirm' })}
        onRetry={() => send({ type: 'administering.retry' })}
        onBack={() => send({ type: 'administering.back' })}
        onClose={onClose}
        onConnect={onConnect}
        onSwitchChain={() => send({ type: 'wallet.switchChain' })}
      />
    </Dialog>
  )
}
