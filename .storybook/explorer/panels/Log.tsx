import { useState } from 'react'
import { briefOf } from '../brief.ts'
import type { Happening } from '../engine.ts'
import * as styles from './panels.css.ts'
import { Where } from './Where.tsx'

export interface LogProps {
  start: unknown
  log: Happening[]
  position: number
  onGoTo: (position: number) => void
}

/** Lines that are shown of a long path; one more is not worth a fold. */
const most = 6

/** How many lines are folded away: never the one that stands now. */
const foldedOf = (lines: number, position: number) =>
  lines <= most + 1 ? 0 : Math.min(lines - most, position)

/** What happened, in order; each line is a way back to it. A long one folds. */
export function Log({ start, log, position, onGoTo }: LogProps) {
  const [isWhole, setWhole] = useState(false)
  const lines = [
    { label: 'start', value: start, facts: [] as string[] },
    ...log.map(({ step, value, facts }) => ({
      label: briefOf(step),
      value,
      facts,
    })),
  ]
  const earlier = foldedOf(lines.length, position)
  const folded = isWhole ? 0 : earlier
  return (
    <>
      {earlier > 0 ? (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {`… ${earlier} earlier`}
        </button>
      ) : null}
      <ol className={styles.log}>
        {lines.map(({ label, value, facts }, at) => (
          <li key={at} hidden={at < folded}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === position ? 'step' : undefined}
              data-undone={at > position || undefined}
              onClick={() => onGoTo(at)}
            >
              <span>{label}</span>
              <span className={styles.value}>
                <Where value={value} />
              </span>
              {facts.length > 0 ? (
                <span className={styles.facts}>emits {facts.join(', ')}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
