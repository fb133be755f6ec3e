import type { AuditReport, Counted } from '@narwhal-club/core/audit'
import type { AuditSubject } from '@narwhal-club/core/auditing'
import { formatCount, formatZonedMoment } from '@narwhal-club/core/format'
import { sayStanding } from '@narwhal-club/core/messages/findings'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card/Card.tsx'
import { muted } from '../../../theme/text.css.ts'
import * as styles from './VerdictCard.css.ts'

export interface VerdictCardProps {
  report: AuditReport
  /** Missing where the bundle could not be read. */
  subject?: AuditSubject | undefined
  /** What the sums stand in, where not everyone wants to see them yet. */
  sumsIn?: ((sums: ReactNode) => ReactNode) | undefined
}

const inNothing = (sums: ReactNode) => sums

const { verdict, counted, receipt } = verify

const sumOf = ({ checks }: AuditReport, of: 'faults' | 'open') =>
  checks.reduce((sum, check) => sum + check[of], 0)

const icons = {
  red: ShieldAlert,
  green: ShieldCheck,
  open: ShieldQuestionMark,
}
const titles = {
  red: verdict.red,
  green: verdict.green,
  open: verdict.partly,
}

function bodyOf(report: AuditReport): string {
  const { verdict: tone, ballots, unproved } = report
  if (tone === 'red')
    return verdict.redBody(formatCount(sumOf(report, 'faults')))
  if (tone === 'green') return verdict.greenBody(formatCount(ballots))
  const { voters = 0, power = 0 } = unproved ?? {}
  return verdict.partlyBody(formatCount(voters), formatCount(power))
}

/** Says in one word what an audit found, and what was counted. */
export function VerdictCard(props: VerdictCardProps) {
  const { report, subject, sumsIn = inNothing } = props
  const { counted: sums, verdict: tone } = report
  const Icon = icons[tone]
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
          <strong>{titles[tone]}</strong>
        </p>
        <p>{bodyOf(report)}</p>
        {open > 0 ? <p>{verdict.open(formatCount(open))}</p> : null}
        {sums && !report.areKeysKnown ? (
          <p className={styles.aside}>{verify.uncovered.keys}</p>
        ) : null}
        <Receipt report={report} />
      </div>
      {sums ? sumsIn(<Sums sums={sums} />) : null}
    </Card>
  )
}

function Receipt({ report }: { report: AuditReport }) {
  const check = report.checks.find(({ code }) => code === 'receipt')
  if (!check) return null
  const { receipt: standing } = report
  return (
    <p className={styles.aside}>
      <strong>{receipt.title}: </strong>
      {!check.ok || !standing
        ? receipt.red
        : sayStanding(standing, formatCount)}
    </p>
  )
}

function Sums({ sums }: { sums: Counted }) {
  const sides = [
    [counted.yes, sums.yesPower, sums.yesVoters],
    [counted.no, sums.noPower, sums.noVoters],
  ] as const
  return (
    <div className={styles.count}>
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
    </div>
  )
}
