import type { Happening } from '../engine.ts'
import * as panel from './panels.css.ts'
import * as styles from './Sequence.css.ts'
import { type Lane, type Message, sequenceOf } from './sequence.ts'

export interface SequenceProps {
  /** Its id. */
  machine: string
  /** What holds of it: nothing that was undone. */
  log: Happening[]
}

const wide = 132
const high = 34
const head = 28

interface ArrowProps {
  message: Message
  lanes: Lane[]
  at: number
}

function Arrow({ message: { from, to, text }, lanes, at }: ArrowProps) {
  const middleOf = (id: string) =>
    lanes.findIndex((lane) => lane.id === id) * wide + wide / 2
  const [start, end] = [middleOf(from), middleOf(to)]
  const y = head + at * high + high
  return (
    <g>
      <line
        x1={start}
        x2={end}
        y1={y}
        y2={y}
        className={styles.arrow}
        markerEnd="url(#told)"
      />
      <text
        x={(start + end) / 2}
        y={y - 6}
        textAnchor="middle"
        className={styles.said}
      >
        {text}
      </text>
    </g>
  )
}

/** Who told whom, from the top down: the log, laid over all that take part. */
export function Sequence({ machine, log }: SequenceProps) {
  const { lanes, messages } = sequenceOf(machine, log)
  if (messages.length === 0) return null
  const nameOf = (id: string) => lanes.find((lane) => lane.id === id)?.name
  const width = lanes.length * wide
  const height = head + messages.length * high + 12
  return (
    <details className={panel.fold}>
      <summary>As a sequence chart</summary>
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={`Who told whom in ${machine}`}
      >
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className={styles.root}
        >
          <defs>
            <marker
              id="told"
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8z" fill="context-stroke" />
            </marker>
          </defs>
          {lanes.map(({ id, name }, at) => (
            <g key={id} data-own={id === machine || undefined}>
              <text
                x={at * wide + wide / 2}
                y={16}
                textAnchor="middle"
                className={styles.name}
              >
                {name}
              </text>
              <line
                x1={at * wide + wide / 2}
                x2={at * wide + wide / 2}
                y1={head}
                y2={height}
                className={styles.life}
              />
            </g>
          ))}
          {messages.map((message, at) => (
            <Arrow key={at} message={message} lanes={lanes} at={at} />
          ))}
        </svg>
        <ol className={styles.words}>
          {messages.map(({ from, to, text }, at) => (
            <li key={at}>{`${nameOf(from)} tells ${nameOf(to)}: ${text}`}</li>
          ))}
        </ol>
      </section>
    </details>
  )
}
