import { type paymentMachine, toPaymentView } from '@narwhal-club/core/payment'
import { PaymentPanel } from '@narwhal-club/ui/payment/PaymentPanel/PaymentPanel.tsx'
import type { Render } from '../tour.ts'
import { Panel, Quiet } from './frames.tsx'

const words: Record<string, string> = {
  restoring: 'Looking whether a payment was on its way before a reload.',
  idle: 'Nothing is paid.',
}

/** The panel of a fee, step by step. */
export const payment: Render<typeof paymentMachine> = (snapshot, send) => {
  const view = toPaymentView(snapshot)
  if (view.status === 'idle')
    return <Quiet>{words[String(snapshot.value)] ?? words.idle}</Quiet>
  return (
    <Panel>
      <PaymentPanel
        view={view}
        explorerUrl="https://explorer.cronos.org"
        onRetry={() => send({ type: 'payment.retry' })}
        onClose={() => send({ type: 'payment.dismiss' })}
      />
    </Panel>
  )
}
