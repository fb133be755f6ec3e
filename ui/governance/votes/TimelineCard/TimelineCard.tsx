import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Table } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../../../kit/answer/answer.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import { DataTable } from '../../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../../kit/DataTable/Scroller.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { hidden } from '../../../theme/text.css.ts'
import { Drawing } from './Drawing.tsx'
import * as styles from './TimelineCard.css.ts'
import { isEmpty, type Timeline, type TimelineRow } from './timeline.ts'

const words = voting.timeline

/** How a vote came to stand as it does: a picture, and the same as a table. */
export function TimelineCard({ answer }: { answer: Answer<Timeline> }) {
  const [isTable, setIsTable] = useState(false)
  const data = answer.status === 'ready' ? answer.data : undefined
  return (
    <Card title={words.title}>
      {answer.status === 'failed' ? (
        <ErrorState title={lists.failed} onAction={answer.onRetry}>
          {answer.advice}
        </ErrorState>
      ) : answer.status === 'loading' ? (
        <div className={styles.bone} aria-busy="true">
          <span className={hidden}>{lists.loading}</span>
        </div>
      ) : isEmpty(answer.data) ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          {isTable ? (
            <Scroller label={words.tableOf}>
              <Rows of={answer.data} />
            </Scroller>
          ) : (
            <>
              <Drawing timeline={answer.data} />
              <div className={hidden}>
                <Rows of={answer.data} />
              </div>
            </>
          )}
          <Said of={answer.data} />
        </>
      )}
      {data && !isEmpty(data) ? (
        <div className={styles.foot}>
          <Button aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            <Table size={16} aria-hidden />
            {words.table}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

/** Stretches in which nothing happened say nothing. */
const happened = (
  { yesPower, noPower, changed }: TimelineRow,
  at: number,
  rows: readonly TimelineRow[],
) => {
  const last = rows[at - 1]
  return (
    changed > 0 ||
    yesPower !== (last?.yesPower ?? 0) ||
    noPower !== (last?.noPower ?? 0)
  )
}

function Rows({ of: { rows } }: { of: Timeline }) {
  const zone = useReaderZone()
  const { columns } = words
  return (
    <DataTable<TimelineRow>
      caption={words.tableOf}
      rows={rows.filter(happened)}
      keyOf={({ at }) => at}
      columns={[
        { label: columns.at, cell: ({ at }) => formatMoment(at, zone) },
        {
          label: columns.yes,
          cell: ({ yesPower }) => formatCount(yesPower),
          isNumber: true,
        },
        {
          label: columns.no,
          cell: ({ noPower }) => formatCount(noPower),
          isNumber: true,
        },
        {
          label: columns.voters,
          cell: ({ yesVoters, noVoters }) => formatCount(yesVoters + noVoters),
          isNumber: true,
        },
        {
          label: columns.changed,
          cell: ({ changed }) => formatCount(changed),
          isNumber: true,
        },
      ]}
    />
  )
}

const signed = (power: number) =>
  power < 0 ? `−${formatCount(-power)}` : `+${formatCount(power)}`

/** When the lead changed, and what the last hour brought. */
function Said({ of: { swings, lastHour, rows } }: { of: Timeline }) {
  const zone = useReaderZone()
  const changed = rows.reduce((sum, row) => sum + row.changed, 0)
  return (
    <>
      {swings.length === 0 ? (
        <p className={styles.small}>{words.none}</p>
      ) : (
        <ul className={styles.swings} aria-label={words.swing.title}>
          {swings.map(({ at, leader, line }) => (
            <li key={line}>
              {words.swing[leader]}{' '}
              <span className={styles.small}>{formatMoment(at, zone)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>
        {words.lastHour(signed(lastHour.yesPower), signed(lastHour.noPower))}
        <br />
        {words.changed(formatCount(changed))}
      </p>
    </>
  )
}
