import { formatAmount, formatMoment } from '@narwhal-club/core/format'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { panels } from '@narwhal-club/core/messages/panels'
import type { PaymentRow } from '@narwhal-club/core/payments'
import { Button } from '../../../kit/Button/Button.tsx'
import { Ending } from '../../../kit/Panel/Ending.tsx'
import { Facts } from '../../../kit/Panel/Facts.tsx'
import { Failure } from './Failure.tsx'
import * as styles from './ProposingPanel.css.ts'
import type { ProposingPanelProps } from './ProposingPanel.tsx'
import { type Moving, proposingSteps } from './progress.ts'
import { Steps } from './Steps.tsx'

const words = proposing.panel

/** Why the fee was not paid the last time. */
function failureOf(row: PaymentRow | undefined) {
  if (row?.status === 'refused') {
    const message = panels.payment.refused.title
    const advice = panels.payment.refused.body(row.busyWith.label ?? '')
    return { message, advice }
  }
  if (row?.status !== 'failed') return null
  const { code, message } = row.failure
  return { message, advice: panels.payment.advice[code] }
}

export interface PayingProps extends ProposingPanelProps {
  view: Exclude<Moving, { status: 'reviewing' | 'signing' | 'opening' }>
}

/** It is signed: where its fee stands, and what can be done about it. */
export function Paying(props: PayingProps) {
  const { view, payment, transactionHref } = props
  const { status, intent, title } = view
  const isOpen = status === 'unpaid' || status === 'paying'
  const said = status === 'cancelling' ? words.cancelling : words[status]
  const { fee, feeTokens } = words.review
  const isFree = intent.exempt || intent.byCredit
  return (
    <div className={styles.root}>
      <h2 dir="auto">{title}</h2>
      <p role="status">{said}</p>
      {isFree ? null : (
        <Facts rows={[[fee, feeTokens(formatAmount(BigInt(intent.amount)))]]} />
      )}
      {isOpen ? <Failure failure={failureOf(payment)} /> : null}
      {isOpen && intent.fault ? (
        <p className={styles.note}>{props.faultText(intent.fault)}</p>
      ) : null}
      <Steps
        steps={proposingSteps(view, payment)}
        transactionHref={transactionHref}
      />
      {'failure' in view && view.failure ? (
        <p className={styles.note}>{words.notSeen}</p>
      ) : null}
      {isOpen ? (
        <>
          <p className={styles.note}>
            {words.expires(formatMoment(intent.expiresAt))}
          </p>
          <Ending>
            <Button
              variant="spark"
              wide
              waiting={status === 'paying'}
              onClick={props.onPay}
            >
              {words.pay}
            </Button>
            <Button wide onClick={props.onCancel}>
              {words.cancel}
            </Button>
          </Ending>
        </>
      ) : null}
    </div>
  )
}
