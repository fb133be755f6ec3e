import type { AuditReport } from '@narwhal-club/core/audit'
import { formatCount } from '@narwhal-club/core/format'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import { HistoryAlarm } from '../../votes/HistoryAlarm/HistoryAlarm.tsx'
import { ChecksCard } from '../ChecksCard/ChecksCard.tsx'
import {
  VerdictCard,
  type VerdictCardProps,
} from '../VerdictCard/VerdictCard.tsx'
import * as styles from './VerifyPanel.css.ts'
import type { VerifyView } from './VerifyPanel.types.ts'

export interface VerifyPanelProps {
  view: VerifyView
  onCancel: () => void
  onAgain: () => void
  /** Keeps as a file what was told before and what the bundle says. */
  onEvidence: (report: AuditReport) => void
  /** What stands between the verdict and the checks' small print. */
  children?: ReactNode
  sumsIn?: VerdictCardProps['sumsIn']
}

/** Shows an audit from its begin to its verdict. */
export function VerifyPanel(props: VerifyPanelProps) {
  const { view, onAgain, onEvidence, children, sumsIn } = props
  if (view.status === 'idle') return null
  if (view.status === 'cancelled')
    return (
      <Card title={verify.cancelled.title}>
        <p role="status">{verify.cancelled.body}</p>
        <div className={styles.acts}>
          <Button onClick={onAgain}>{verify.cancelled.again}</Button>
        </div>
      </Card>
    )
  if (view.status === 'failed')
    return (
      <Card title={verify.failed.title}>
        <p role="alert">{verify.failed[view.why]}</p>
        <div className={styles.acts}>
          <Button onClick={onAgain}>{verify.failed.again}</Button>
        </div>
      </Card>
    )
  if (view.status !== 'judged') return <Working {...props} view={view} />
  const { report, subject } = view
  return (
    <div className={styles.root}>
      <HistoryAlarm
        contradictions={report.remembered?.contradictions ?? []}
        by={isOfServer(report) ? 'server' : 'bundle'}
        onSave={() => onEvidence(report)}
      />
      <VerdictCard report={report} subject={subject} sumsIn={sumsIn} />
      <ChecksCard checks={report.checks} />
      {children}
      <Card title={verify.uncovered.title}>
        <ul className={styles.points}>
          {verify.uncovered.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** The server's own keys have sealed what it says. */
const isOfServer = ({ areKeysKnown, checks }: AuditReport) =>
  areKeysKnown === true &&
  checks.every(({ code, ok }) => ok || (code !== 'head' && code !== 'stand'))

/** Six digits after the point of a megabyte are nobody's. */
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

type WorkingProps = Pick<VerifyPanelProps, 'onCancel'> & {
  view: Extract<VerifyView, { status: 'loading' | 'auditing' }>
}

function Working({ view, onCancel }: WorkingProps) {
  const progress = view.status === 'auditing' ? view.progress : undefined
  const title = progress ? verify.parts[progress.part] : verify.loading
  return (
    <Card title={verify.title}>
      <p role="status">{title}</p>
      <progress
        className={styles.bar}
        aria-label={title}
        {...(progress && { value: progress.done, max: progress.of })}
      />
      <p>
        {progress
          ? verify.progress(
              formatCount(progress.done),
              formatCount(progress.of),
            )
          : view.status === 'loading' && view.bytes
            ? verify.loaded(megabytes(view.bytes))
            : null}
      </p>
      <div className={styles.acts}>
        <Button onClick={onCancel}>{verify.cancel}</Button>
      </div>
    </Card>
  )
}
