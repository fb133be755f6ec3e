import { briefOf } from '../brief.ts'
import type { Happening } from '../engine.ts'
import { titleOf } from '../names.ts'
import * as styles from './panels.css.ts'

export interface LogProps {
  start: unknown
  log: Happening[]
  position: number
  onGoTo: (position: number) => void
}

/** What happened, in order; each line is a way back to it. */
export function Log({ start, log, position, onGoTo }: LogProps) {
  const lines = [
    { label: 'start', value: start, facts: [] as string[] },
    ...log.map(({ step, value, facts }) => ({
      label: briefOf(step),
      value,
      facts,
    })),
  ]
  return (
    <ol className={styles.log}>
      {lines.map(({ label, value, facts }, at) => (
        <li key={at}>
          <button
            type="button"
            className={styles.line}
            aria-current={at === position ? 'step' : undefined}
            data-undone={at > position || undefined}
            onClick={() => onGoTo(at)}
          >
            <span>{label}</span>
            <span className={styles.value}>{titleOf(value)}</span>
            {facts.length > 0 ? (
              <span className={styles.facts}>emits {facts.join(', ')}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ol>
  )
}
