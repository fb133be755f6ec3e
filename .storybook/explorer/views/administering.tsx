import {
  type administeringMachine,
  toAdministeringView,
} from '@narwhal-club/core/administering'
import { AdminActForm } from '@narwhal-club/ui/admin/AdminActForm/AdminActForm.tsx'
import type { Render } from '../tour.ts'
import { Panel, Quiet } from './frames.tsx'

/** What the dashboard's dialog holds. */
export const administering: Render<typeof administeringMachine> = (
  snapshot,
  send,
) => {
  const view = toAdministeringView(snapshot)
  if (view.status === 'idle' || view.status === 'loading')
    return <Quiet>Nothing is about to be done.</Quiet>
  return (
    <Panel>
      <h2>{view.act.words.title}</h2>
      <AdminActForm
        view={view}
        onWrite={(reason) => send({ type: 'administering.write', reason })}
        onConfirm={() => send({ type: 'administering.confirm' })}
        onRetry={() => send({ type: 'administering.retry' })}
        onBack={() => send({ type: 'administering.back' })}
        onClose={() => send({ type: 'administering.close' })}
        onConnect={() => {}}
        onSwitchChain={() => {}}
      />
    </Panel>
  )
}
