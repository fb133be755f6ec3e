import type { AuditReport, Counted } from '@narwhal-club/core/audit'
import type { AuditSubject } from '@narwhal-club/core/auditing'
import { formatCount, formatZonedMoment } from '@narwhal-club/core/format'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import { muted } from '../../../theme/text.css.ts'
import * as styles from './VerdictCard.css.ts'

export interface VerdictCardProps {
  report: AuditReport
  /** Missing where the bundle could not be read. */
  subject?: AuditSubject | undefined
}

const { verdict, counted, receipt } = verify

const sumOf = ({ checks }: AuditReport, of: 'faults' | 'open') =>
  checks.reduce((sum, check) => sum + check[of], 0)

/** What cannot be told is never green: who forges says a contract signed it. */
function verdictOf(report: AuditReport) {
  const { ok, ballots, unproved } = report
  if (!ok) {
    const body = verdict.redBody(formatCount(sumOf(report, 'faults')))
    return { tone: 'red', Icon: ShieldAlert, title: verdict.red, body }
  }
  if (!unproved) {
    const body = verdict.greenBody(formatCount(ballots))
    return { tone: 'green', Icon: ShieldCheck, title: verdict.green, body }
  }
  const { voters, power } = unproved
  const body = verdict.partlyBody(formatCount(voters), formatCount(power))
  return { tone: 'open', Icon: ShieldQuestionMark, title: verdict.partly, body }
}

/** Says in one word what an audit found, and what was counted. */
export function VerdictCard({ report, subject }: VerdictCardProps) {
  const { counted: sums } = report
  const { tone, Icon, title, body } = verdictOf(report)
  const open = sumOf(report, 'open')
  return (
    <Card
      title={subject ? `#${subject.number} ${subject.title}` : verify.title}
    >
      {subject ? (
        <p className={muted}>
          {subject.club}.{' '}
          {verdict.asOf(formatZonedMoment(new Date(subject.at), 'UTC'))}
        </p>
      ) : null}
      <div role="status">
        <p className={styles.verdict} data-tone={tone}>
          <Icon size={28} aria-hidden />
          <strong>{title}</strong>
        </p>
        <p>{body}</p>
        {open > 0 ? <p>{verdict.open(formatCount(open))}</p> : null}
        {sums && !report.areKeysKnown ? (
          <p className={styles.aside}>{verify.uncovered.keys}</p>
        ) : null}
        <Receipt report={report} />
      </div>
      {sums ? <Sums sums={sums} /> : null}
    </Card>
  )
}

function Receipt({ report }: { report: AuditReport }) {
  const check = report.checks.find(({ code }) => code === 'receipt')
  if (!check) return null
  const { receipt: standing } = report
  const place = formatCount(standing?.place ?? 0)
  return (
    <p className={styles.aside}>
      <strong>{receipt.title}: </strong>
      {!check.ok || !standing
        ? receipt.red
        : standing.standing === 'counted'
          ? receipt.counted(place)
          : receipt.superseded(place, formatCount(standing.seq))}
    </p>
  )
}

function Sums({ sums }: { sums: Counted }) {
  const sides = [
    [counted.yes, sums.yesPower, sums.yesVoters],
    [counted.no, sums.noPower, sums.noVoters],
  ] as const
  return (
    <>
      <h3>{counted.title}</h3>
      <dl className={styles.sums}>
        {sides.map(([name, power, voters]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>
              {counted.power(formatCount(power))},{' '}
              {counted.voters(formatCount(voters))}
            </dd>
          </div>
        ))}
        <div>
          <dt className={styles.term}>{counted.outcome}</dt>
          <dd className={styles.value}>
            {sums.outcome ? counted.outcomes[sums.outcome] : counted.running}
          </dd>
        </div>
      </dl>
    </>
  )
}
