import { type actingMachine, toActingView } from '@narwhal-club/core/acting'
import { ActForm } from '@narwhal-club/ui/governance/bounties/ActForm/ActForm.tsx'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** The form of what is done about a bounty. */
export const acting: Render<typeof actingMachine> = (snapshot, send) => {
  const view = toActingView(snapshot)
  if (view.status === 'idle') return <Quiet>Nothing is being done.</Quiet>
  return (
    <ActForm
      view={view}
      asset="CRO"
      onChange={(change) => send({ type: 'acting.write', change })}
      onSend={() => send({ type: 'acting.send' })}
      onRetry={() => send({ type: 'acting.retry' })}
      onClose={() => send({ type: 'acting.close' })}
    />
  )
}
