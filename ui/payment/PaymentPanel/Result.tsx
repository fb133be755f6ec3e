import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type {
  PaymentFailureCode,
  PaymentResult,
} from '@narwhal-club/core/payment'
import type { ReportStatus } from '@narwhal-club/core/payments'
import { Check, Coins, ShieldCheck, TriangleAlert, Undo2 } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { note } from '../../kit/Panel/Panel.css.ts'
import { Stage } from '../../kit/Panel/Stage.tsx'
import { transaction } from './PaymentPanel.css.ts'
import { Reported } from './Reported.tsx'

const { payment } = panels

export interface PaidProps {
  result: Extract<PaymentResult, { success: true }>
  href: string | null
  report: ReportStatus | undefined
  onClose: () => void
}

/** Says that the fee is paid, or that none was due. */
export function Paid({ result, href, report, onClose }: PaidProps) {
  const said = result.exempt ? payment.exempt : payment.settled
  return (
    <>
      <Stage
        orb={{
          icon: result.exempt ? ShieldCheck : Coins,
          tone: 'success',
          ring: 'full',
          badge: Check,
        }}
        title={said.title}
      >
        {said.body}
      </Stage>
      {href ? (
        <p className={note}>
          <ExternalLink href={href} className={transaction}>
            {payment.viewTransaction}
          </ExternalLink>
        </p>
      ) : null}
      <Reported report={report} />
      <Ending>
        <Button variant="solid" wide onClick={onClose}>
          {words.close}
        </Button>
      </Ending>
    </>
  )
}

export interface UnpaidProps {
  code: PaymentFailureCode
  /** The specified text of the failure. */
  message: string
  onRetry: () => void
  onClose: () => void
}

/** Says why no fee was paid: neutral for a rejection, amber for the rest. */
export function Unpaid({ code, message, onRetry, onClose }: UnpaidProps) {
  const isRejection = code === 'payment.rejected'
  return (
    <>
      <Stage
        orb={{
          icon: Coins,
          tone: isRejection ? 'quiet' : 'warning',
          badge: isRejection ? Undo2 : TriangleAlert,
        }}
        title={
          isRejection ? payment.failed.rejectedTitle : payment.failed.title
        }
      >
        {message}
      </Stage>
      <p className={note}>{payment.advice[code]}</p>
      <Ending>
        <Button variant="solid" wide onClick={onRetry}>
          {words.tryAgain}
        </Button>
        <Button wide onClick={onClose}>
          {words.close}
        </Button>
      </Ending>
    </>
  )
}
