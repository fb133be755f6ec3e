import { briefOf } from '../brief.ts'
import type { Choice } from '../engine.ts'
import * as styles from './panels.css.ts'

export interface EventsProps {
  choices: Choice[]
  onTake: (index: number) => void
}

const groups = [
  { title: 'Events', holds: ({ kind }: Choice) => kind === 'send' },
  {
    title: 'Answers of actors at work',
    holds: ({ kind }: Choice) => kind === 'done' || kind === 'error',
  },
  { title: 'Time', holds: ({ kind }: Choice) => kind === 'after' },
]

function Act({ choice, onTake }: { choice: Choice; onTake: () => void }) {
  const { label, enabled, because } = choice
  const words = briefOf(choice)
  return (
    <li>
      <button
        type="button"
        className={styles.act}
        data-choice={choice.index}
        title={words === label ? undefined : label}
        // Not `disabled`: why it is so must be reachable by keyboard.
        aria-disabled={!enabled}
        onClick={enabled ? onTake : undefined}
      >
        <span className={styles.actLabel}>{words}</span>
        {because ? <span className={styles.because}>{because}</span> : null}
      </button>
    </li>
  )
}

/** A button for all that can happen; what cannot says what is in the way. */
export function Events({ choices, onTake }: EventsProps) {
  const shown = groups
    .map(({ title, holds }) => ({ title, list: choices.filter(holds) }))
    .filter(({ list }) => list.length > 0)
  if (shown.length === 0)
    return (
      <p className={styles.note}>A final state: nothing happens any more.</p>
    )
  return shown.map(({ title, list }) => (
    <section key={title} aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.acts}>
        {[...list]
          .sort((a, b) => Number(b.enabled) - Number(a.enabled))
          .map((choice) => (
            <Act
              key={choice.label}
              choice={choice}
              onTake={() => onTake(choice.index)}
            />
          ))}
      </ul>
    </section>
  ))
}
