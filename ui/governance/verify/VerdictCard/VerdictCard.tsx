import type { AuditReport, Counted } from '@narwhal-club/core/audit'
import type { AuditSubject } from '@narwhal-club/core/auditing'
import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  formatCount,
  formatZonedMoment,
  shortAddress,
} from '@narwhal-club/core/format'
import { sayKept, sayStanding } from '@narwhal-club/core/messages/findings'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../kit/Card/Card.tsx'
import { mono, muted } from '../../../theme/text.css.ts'
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

/** It agrees with itself, and not with what was told before. */
const isContradicted = ({ verdict: tone, remembered }: AuditReport) =>
  tone !== 'red' && (remembered?.contradictions.length ?? 0) > 0

function bodyOf(report: AuditReport): string {
  const { verdict: tone, ballots, unproved } = report
  if (isContradicted(report))
    return verdict.contradictedBody(formatCount(ballots))
  if (tone === 'red')
    return verdict.redBody(formatCount(sumOf(report, 'faults')))
  if (tone === 'green') return verdict.greenBody(formatCount(ballots))
  const { voters = 0, power = 0 } = unproved ?? {}
  return verdict.partlyBody(formatCount(voters), formatCount(power))
}

/** Says in one word what an audit found, and what was counted. */
export function VerdictCard(props: VerdictCardProps) {
  const { report, subject, sumsIn = inNothing } = props
  const { counted: sums } = report
  const isOther = isContradicted(report)
  const tone = isOther ? 'red' : report.verdict
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
          <strong>{isOther ? verdict.contradicted : titles[tone]}</strong>
        </p>
        <p>{bodyOf(report)}</p>
        {open > 0 ? <p>{verdict.open(formatCount(open))}</p> : null}
        {sums && !report.areKeysKnown ? (
          <p className={styles.aside}>{verify.uncovered.keys}</p>
        ) : null}
        <Receipt report={report} />
        <Kept report={report} />
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

/** The votes that were cast in this browser, where the bundle has them. */
function Kept({ report }: { report: AuditReport }) {
  const receipts = report.remembered?.receipts ?? []
  if (receipts.length === 0) return null
  return (
    <div className={styles.aside}>
      <strong>{receipt.kept}</strong>
      <ul className={styles.kept}>
        {receipts.map((each) => (
          <li key={`${each.voter} ${each.place}`}>
            <span className={mono}>
              {shortAddress(checksumAddress(each.voter))}
            </span>
            : {sayKept(each, formatCount)}
          </li>
        ))}
      </ul>
    </div>
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
