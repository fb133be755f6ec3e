import { panels } from '@narwhal-club/core/messages/panels'
import type { ReportStatus } from '@narwhal-club/core/payments'
import { note } from '../../kit/Panel/Panel.css.ts'

export interface ReportedProps {
  report: ReportStatus | undefined
}

/** Says whether the server knows of the transaction. */
export const Reported = ({ report }: ReportedProps) =>
  report ? <p className={note}>{panels.payment.report[report]}</p> : null
