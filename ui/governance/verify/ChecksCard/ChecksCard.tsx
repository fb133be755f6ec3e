import type { AuditCheck } from '@narwhal-club/core/audit'
import { formatCount } from '@narwhal-club/core/format'
import { sayFinding, sayWhere } from '@narwhal-club/core/messages/findings'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { Card } from '../../../kit/Card/Card.tsx'
import { hidden } from '../../../theme/text.css.ts'
import * as styles from './ChecksCard.css.ts'

const { checks: words } = verify

export interface ChecksCardProps {
  /** In the order that they are told in. */
  checks: readonly AuditCheck[]
}

/** Tells of each check whether it is green or red, and what it found where. */
export const ChecksCard = ({ checks }: ChecksCardProps) => (
  <Card title={words.title}>
    <ul className={styles.rows}>
      {checks.map((check) => (
        <Row key={check.code} check={check} />
      ))}
    </ul>
  </Card>
)

const icons = { ok: CircleCheck, open: CircleQuestionMark, red: CircleX }

function Row({ check }: { check: AuditCheck }) {
  const { code, ok, looked, faults, open, findings, unchecked } = check
  const mark = !ok ? 'red' : open > 0 ? 'open' : 'ok'
  const Icon = icons[mark]
  const said = [
    words.looked(formatCount(looked)),
    faults > 0 && words.faults(formatCount(faults)),
    open > 0 && words.opened(formatCount(open)),
  ]
  return (
    <li className={styles.row}>
      <Icon size={20} className={styles.mark} data-mark={mark} aria-hidden />
      <div>
        <p>
          <span className={hidden}>{words[mark]}: </span>
          {words.names[code]}
        </p>
        <p className={styles.count}>{said.filter(Boolean).join(' · ')}</p>
        <Findings code={code} findings={findings} of={faults} />
        <Findings code={code} findings={unchecked} of={open} />
      </div>
    </li>
  )
}

/** So many stand there at once; the others behind a press. */
const atOnce = 3

interface FindingsProps extends Pick<AuditCheck, 'code' | 'findings'> {
  of: number
}

function Findings({ code, findings, of }: FindingsProps) {
  if (findings.length === 0) return null
  const list = (from: number, to?: number) => (
    <ul className={styles.findings}>
      {findings.slice(from, to).map((finding) => (
        <li key={JSON.stringify(finding)} className={styles.finding}>
          {sayFinding(code, finding)}
          <span className={styles.where} dir="ltr">
            {sayWhere(finding)}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(0, atOnce)}
      {findings.length > atOnce ? (
        <details>
          <summary className={styles.more}>
            {words.more(formatCount(of - atOnce))}
          </summary>
          {list(atOnce)}
          {of > findings.length ? (
            <p className={styles.count}>
              {words.first(formatCount(findings.length))}
            </p>
          ) : null}
        </details>
      ) : null}
    </>
  )
}
