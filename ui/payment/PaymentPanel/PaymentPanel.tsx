import { brand } from '@narwhal-club/core/brand'
import { chain } from '@narwhal-club/core/constants'
import { formatAmount, shortAddress } from '@narwhal-club/core/format'
import { panels } from '@narwhal-club/core/messages/panels'
import type { PaymentRequest } from '@narwhal-club/core/payment'
import type { PaymentRow } from '@narwhal-club/core/payments'
import { Facts } from '../../kit/Panel/Facts.tsx'
import * as styles from './PaymentPanel.css.ts'
import { paymentSteps } from './progress.ts'
import { Refused } from './Refused.tsx'
import { Reported } from './Reported.tsx'
import { Paid, Unpaid } from './Result.tsx'
import { Steps } from './Steps.tsx'

export interface PaymentPanelProps {
  view: PaymentRow
  /** Without it transactions are not linked. */
  explorerUrl?: string | undefined
  onRetry: () => void
  onClose: () => void
}

/** Names an amount with its unit. */
function amountOf({ kind, amount }: PaymentRequest): string {
  const unit =
    kind === 'native' ? chain.nativeCurrency.symbol : `$${brand.product}`
  return `${formatAmount(amount)} ${unit}`
}

function factsOf(request: PaymentRequest): [string, string][] {
  const { amount, to } = panels.payment
  const rows: [string, string][] = [[amount, amountOf(request)]]
  return request.to ? [...rows, [to, shortAddress(request.to)]] : rows
}

/** Shows where a fee payment stands, step by step, and how it ended. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { view, explorerUrl, onRetry, onClose } = props
  const transactionHref = (hash: string) =>
    explorerUrl && hash.startsWith('0x') ? `${explorerUrl}/tx/${hash}` : null
  switch (view.status) {
    case 'idle':
      return null
    case 'refused':
      return (
        <Refused
          busyWith={view.busyWith.label ?? amountOf(view.busyWith)}
          onRetry={onRetry}
          onClose={onClose}
        />
      )
    case 'failed':
      return <Unpaid {...view.failure} onRetry={onRetry} onClose={onClose} />
    case 'settled':
      return view.result.success ? (
        <Paid
          result={view.result}
          href={transactionHref(view.result.hash)}
          report={view.report}
          onClose={onClose}
        />
      ) : (
        <Unpaid
          code={view.result.code}
          message={view.result.error}
          onRetry={onRetry}
          onClose={onClose}
        />
      )
    default:
      return (
        <div className={styles.root}>
          <h2>{panels.payment.title}</h2>
          <Facts rows={factsOf(view.request)} />
          <Steps steps={paymentSteps(view)} transactionHref={transactionHref} />
          <Reported report={view.report} />
        </div>
      )
  }
}
