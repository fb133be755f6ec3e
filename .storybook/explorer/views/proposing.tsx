import {
  type proposingMachine,
  toProposingView,
} from '@narwhal-club/core/proposing'
import { ProposingPanel } from '@narwhal-club/ui/governance/propose/ProposingPanel/ProposingPanel.tsx'
import type { Render } from '../tour.ts'
import { Panel, Quiet } from './frames.tsx'

/** The panel of a draft on its way. */
export const proposing: Render<typeof proposingMachine> = (snapshot, send) => {
  const view = toProposingView(snapshot)
  if (view.status === 'idle') return <Quiet>Nothing is proposed.</Quiet>
  return (
    <Panel>
      <ProposingPanel
        view={view}
        transactionHref={(hash) => `https://explorer.cronos.org/tx/${hash}`}
        proposalHref={() => '#proposal'}
        faultText={(code) => code}
        onConfirm={() => send({ type: 'proposing.confirm' })}
        onSign={() => send({ type: 'proposing.sign' })}
        onPay={() => send({ type: 'proposing.pay' })}
        onCancel={() => send({ type: 'proposing.cancel' })}
        onRetry={() => send({ type: 'proposing.retry' })}
        onBack={() => send({ type: 'proposing.back' })}
      />
    </Panel>
  )
}
