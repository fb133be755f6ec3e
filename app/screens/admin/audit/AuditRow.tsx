import type { AuditLine } from '@narwhal-club/core/contract'
import { formatDate, shortAddress } from '@narwhal-club/core/format'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import * as styles from './audit.css.ts'

const { audit: words } = administration

interface Said {
  by: string
  to: string
  reason?: string
  details?: unknown
}

const isAddress = (text: string) => /^0x[0-9a-f]{40}$/.test(text)
const name = (text: string) => (isAddress(text) ? shortAddress(text) : text)

/** One line of the audit log. */
export function AuditRow({ line }: { line: AuditLine }) {
  const { by, to, reason, details } = JSON.parse(line.payload) as Said
  const zone = useReaderZone()
  return (
    <div className={styles.row}>
      <p className={styles.kind}>
        {line.index}. {line.kind}
      </p>
      <p className={styles.said}>
        {formatDate(new Date(line.receivedAt).toISOString(), zone)} · {words.by}
        : <span title={by}>{name(by)}</span> · {words.to}:{' '}
        <span title={to}>{name(to)}</span>
      </p>
      {reason ? <p className={styles.text}>{reason}</p> : null}
      {details ? (
        <p className={styles.hash}>{JSON.stringify(details)}</p>
      ) : null}
      <p className={styles.hash}>{line.hash}</p>
    </div>
  )
}
