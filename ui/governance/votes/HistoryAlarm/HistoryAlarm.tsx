import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { witness } from '@narwhal-club/core/messages/pages/witness'
import type {
  Contradiction,
  ContradictionCode,
  Said,
} from '@narwhal-club/core/witness'
import { Download, ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { mono, muted } from '../../../theme/text.css.ts'
import * as styles from './HistoryAlarm.css.ts'

/** What is told of the past is another; the rest does not go together now. */
const ofHistory = new Set<ContradictionCode>([
  'head',
  'line',
  'chain',
  'shorter',
  'receipt',
  'fewer',
])

export interface HistoryAlarmProps {
  /** None: there is nothing to say. */
  contradictions: readonly Contradiction[]
  /** Keeps both sides as a file. */
  onSave: () => void
  /** Where the votes are counted anew: a document of its own; missing there. */
  verifyHref?: string | undefined
  /** Missing where what is judged is no answer of the server. */
  onForget?: (() => void) | undefined
  /**
   * Whose word it is: that of the server, or of a file that it did not seal.
   * @default 'server'
   */
  by?: 'server' | 'bundle'
  /** It is being forgotten. */
  isForgetting?: boolean
}

/** Says loudly that the server tells another history than before. */
export function HistoryAlarm(props: HistoryAlarmProps) {
  const { contradictions, onSave, verifyHref, onForget, by } = props
  const id = useId()
  if (contradictions.length === 0) return null
  const isHistory = contradictions.some(({ code }) => ofHistory.has(code))
  return (
    <section className={styles.root} role="alert" aria-labelledby={id}>
      <div className={styles.head}>
        <ShieldAlert size={28} className={styles.icon} aria-hidden />
        <h2 id={id}>
          {
            witness.title[
              by === 'bundle' ? by : isHistory ? 'history' : 'other'
            ]
          }
        </h2>
      </div>
      <p className={styles.words}>
        {by === 'bundle' ? witness.leadOfBundle : witness.lead}
      </p>
      <ul className={styles.found}>
        {contradictions.map((each) => (
          <li key={`${each.code} ${each.proposal}`} className={styles.one}>
            <p className={styles.sentence}>{witness.found[each.code]}</p>
            <dl className={styles.sides}>
              {each.seen ? (
                <Side name={witness.seen} code={each.code} said={each.seen} />
              ) : null}
              <Side
                name={witness.served}
                code={each.code}
                said={each.served}
                isNow
              />
            </dl>
          </li>
        ))}
      </ul>
      <p className={`${muted} ${styles.words}`}>{witness.file}</p>
      <div className={styles.acts}>
        <Button variant="solid" onClick={onSave}>
          <Download size={18} aria-hidden />
          {witness.save}
        </Button>
        {verifyHref === undefined ? null : (
          <ButtonLink href={verifyHref}>{witness.verify}</ButtonLink>
        )}
        {onForget ? (
          <Button
            variant="bare"
            onClick={onForget}
            waiting={props.isForgetting ?? false}
          >
            {witness.forget}
          </Button>
        ) : null}
      </div>
      {onForget ? (
        <p className={`${muted} ${styles.words}`}>{witness.forgetHint}</p>
      ) : null}
    </section>
  )
}

interface SideProps {
  name: string
  code: ContradictionCode
  said: Said
  isNow?: boolean
}

function Side({ name, code, said, isNow = false }: SideProps) {
  const { at, line, hash, count, whole } = said
  const zone = useReaderZone()
  return (
    <div className={styles.side} data-now={isNow}>
      <dt className={styles.term}>
        {name}, {formatMoment(new Date(at).toISOString(), zone)}
      </dt>
      {line === undefined ? null : (
        <dd className={styles.value}>{witness.line(formatCount(line))}</dd>
      )}
      {count === undefined ? null : (
        <dd className={styles.value}>
          {code === 'words'
            ? witness.version(formatCount(count))
            : witness.ballots(formatCount(count))}
        </dd>
      )}
      {hash === undefined ? null : (
        <dd className={`${styles.value} ${styles.hash} ${mono}`} dir="ltr">
          {hash}
        </dd>
      )}
      {whole === null ? (
        <dd className={styles.value}>{witness.noLine}</dd>
      ) : null}
    </div>
  )
}
