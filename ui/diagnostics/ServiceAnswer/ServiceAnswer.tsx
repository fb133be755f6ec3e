import type { DiagnosticWallet } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import {
  CircleCheck,
  CircleSlash,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
  Unplug,
} from 'lucide-react'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { Metric } from '../../kit/Metric/Metric.tsx'
import {
  StatusChip,
  type StatusTone,
} from '../../kit/StatusChip/StatusChip.tsx'
import * as text from '../../theme/text.css.ts'
import * as styles from './ServiceAnswer.css.ts'

const words = diagnostics.wallets

type Outcome = DiagnosticWallet['outcome']

const looks: Record<Outcome, { tone: StatusTone; icon: LucideIcon }> = {
  answered: { tone: 'success', icon: CircleCheck },
  strange: { tone: 'warning', icon: TriangleAlert },
  refused: { tone: 'danger', icon: CircleSlash },
  away: { tone: 'danger', icon: Unplug },
  busy: { tone: 'warning', icon: Hourglass },
  off: { tone: 'neutral', icon: CircleSlash },
}

const hasAnswer = ({ outcome }: DiagnosticWallet) =>
  outcome !== 'off' && outcome !== 'busy'

/** How another's service answered: in a word, in figures, as read, as it came. */
export function ServiceAnswer({ answer }: { answer: DiagnosticWallet }) {
  const { outcome, asked, raw, isCut } = answer
  const { tone, icon } = looks[outcome]
  return (
    <div className={styles.root}>
      <div className={styles.said} role="status">
        <StatusChip tone={tone} icon={icon}>
          {words.outcome[outcome]}
        </StatusChip>
        <span className={styles.advice}>{words.advice[outcome]}</span>
      </div>
      {hasAnswer(answer) ? <Figures answer={answer} /> : null}
      {asked ? <p className={styles.asked}>{words.asked(asked)}</p> : null}
      {outcome === 'answered' ? <Holdings answer={answer} /> : null}
      {raw === undefined ? null : (
        <>
          <div className={styles.rawHead}>
            <h3>{words.raw}</h3>
            <CopyButton text={raw} label={words.copy} done={words.copied} />
          </div>
          <Scroller label={words.raw}>
            <pre className={styles.raw}>{raw}</pre>
          </Scroller>
        </>
      )}
      {isCut ? <p className={styles.asked}>{words.cut}</p> : null}
    </div>
  )
}

function Figures({ answer }: { answer: DiagnosticWallet }) {
  const { outcome, status, latency, pages, holdings } = answer
  const isRead = outcome === 'answered'
  return (
    <div className={styles.metrics}>
      <Metric label={words.status} value={status} />
      <Metric
        label={words.latency}
        value={latency !== undefined && words.milliseconds(latency)}
      />
      <Metric
        label={words.holdings}
        value={isRead && formatCount(holdings.length)}
      />
      <Metric
        label={words.pages}
        value={isRead && pages !== undefined && formatCount(pages)}
      />
    </div>
  )
}

function Holdings({ answer: { holdings } }: { answer: DiagnosticWallet }) {
  const { caption, id, name, rank, listed, yes, no } = words.table
  if (holdings.length === 0)
    return <p className={text.muted}>{words.holdsNone}</p>
  return (
    <Scroller label={caption}>
      <DataTable
        caption={caption}
        rows={holdings}
        keyOf={(row) => row.id}
        columns={[
          { label: id, cell: (row) => `#${row.id}` },
          { label: name, cell: (row) => row.name, isWide: true },
          { label: rank, cell: (row) => row.rank, isNumber: true },
          {
            label: listed,
            cell: ({ isListed }) =>
              isListed === undefined ? '' : isListed ? yes : no,
            isNumber: true,
          },
        ]}
      />
    </Scroller>
  )
}
