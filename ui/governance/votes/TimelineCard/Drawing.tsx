import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Plot, percent, Read } from '../../../charts/Plot/Plot.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import * as styles from './TimelineCard.css.ts'
import { layOut, pathOf, type Timeline, type TimelineRow } from './timeline.ts'

const words = voting.timeline
const sides = [
  { side: 'yesPower', is: 'yes', Icon: Check },
  { side: 'noPower', is: 'no', Icon: X },
] as const

/** Yes and No over the time of a vote, and where one overtook the other. */
export function Drawing({ timeline }: { timeline: Timeline }) {
  const [at, setAt] = useState<number>()
  const zone = useReaderZone()
  const { rows, swings } = timeline
  const place = layOut(timeline, zone)
  const last = rows.at(-1)
  const read = at === undefined ? undefined : rows[at]
  const shown = read ?? last
  const textOf = (row: TimelineRow | undefined) =>
    row
      ? words.readAt(
          formatCount(row.yesPower),
          formatCount(row.noPower),
          formatMoment(row.at, zone),
        )
      : ''
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        {sides.map(({ is, Icon }) => (
          <li key={is} className={styles.key}>
            <svg width="26" height="10" aria-hidden="true">
              <path className={styles.line} d="M0 5H26" data-is={is} />
            </svg>
            <Icon size={15} />
            {words.legend[is]}
          </li>
        ))}
        {swings.length > 0 ? (
          <li className={styles.key}>
            <svg width="10" height="14" aria-hidden="true">
              <path className={styles.swing} d="M5 0V14" />
            </svg>
            {words.legend.swing}
          </li>
        ) : null}
      </ul>
      <Plot
        label={words.picture(
          formatCount(last?.yesPower ?? 0),
          formatCount(last?.noPower ?? 0),
        )}
        x={place.xTicks}
        y={place.yTicks}
        probe={{
          label: words.read,
          stops: rows.length,
          at,
          text: textOf(shown),
          onMove: setAt,
        }}
        over={
          <>
            {shown
              ? sides.map(({ side, is }) => (
                  <circle
                    key={is}
                    className={styles.dot}
                    data-is={is}
                    r="4.5"
                    cx={percent(place.x(shown.at))}
                    cy={percent(1 - place.y(shown[side]))}
                  />
                ))
              : null}
            {read ? <Read at={place.x(read.at)} text={textOf(read)} /> : null}
          </>
        }
      >
        {swings.map((swing) => {
          const x = (place.x(swing.at) * 100).toFixed(2)
          return (
            <path key={swing.line} className={styles.swing} d={`M${x} 0V100`} />
          )
        })}
        {sides.map(({ side, is }) => (
          <path
            key={is}
            className={styles.line}
            data-is={is}
            d={pathOf(timeline, side, place)}
          />
        ))}
      </Plot>
    </>
  )
}
