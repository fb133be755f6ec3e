import {
  type paymentsMachine,
  toPaymentsView,
} from '@narwhal-club/core/payments'
import { PaymentPanel } from '@narwhal-club/ui/payment/PaymentPanel/PaymentPanel.tsx'
import type { Render } from '../tour.ts'
import { Panel, Quiet } from './frames.tsx'

/** The panel of each fee. */
export const payments: Render<typeof paymentsMachine> = (snapshot, send) => {
  const rows = Object.entries(toPaymentsView(snapshot))
  if (rows.length === 0) return <Quiet>Nothing is paid.</Quiet>
  return rows.map(([intent, view]) => (
    <Panel key={intent}>
      <PaymentPanel
        view={view}
        explorerUrl="https://explorer.cronos.org"
        onRetry={() => send({ type: 'payments.retry', intent })}
        onClose={() => send({ type: 'payments.dismiss', intent })}
      />
    </Panel>
  ))
}
