import { briefOf } from '../brief.ts'
import type { Choice } from '../engine.ts'
import { type Cause, causeOf, causes } from './causes.ts'
import * as styles from './panels.css.ts'

export interface EventsProps {
  /** The machine that hears them, by its id. */
  machine: string
  choices: Choice[]
  /** What was just done, in the words of its choice. */
  latest?: string | undefined
  onTake: (index: number) => void
}

interface ActsProps extends Pick<EventsProps, 'latest' | 'onTake'> {
  title: string
  list: Choice[]
}

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

const List = ({ list, onTake }: Pick<ActsProps, 'list' | 'onTake'>) => (
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
)

function Acts({ title, list, latest, onTake }: ActsProps) {
  const isMore = ({ isAlike, label }: Choice) => isAlike && label !== latest
  const more = list.filter(isMore)
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <List list={list.filter((choice) => !isMore(choice))} onTake={onTake} />
      {more.length > 0 ? (
        <details className={styles.fold}>
          <summary>{more.length} more, taken alike</summary>
          <List list={more} onTake={onTake} />
        </details>
      ) : null}
    </section>
  )
}

/**
 * A button for all that can happen, by who causes it; what cannot says what is in
 * the way. What is not heard at all folds away, and answers that are taken as
 * another one is, but not under the finger that has just pressed it.
 */
export function Events({ machine, choices, latest, onTake }: EventsProps) {
  if (choices.length === 0)
    return (
      <p className={styles.note}>A final state: nothing happens any more.</p>
    )
  const isFolded = ({ isHeard, label }: Choice) => !isHeard && label !== latest
  const by = (cause: Cause, list: Choice[]) =>
    list.filter((choice) => causeOf(choice, machine) === cause)
  const groupsOf = (list: Choice[]) =>
    (Object.keys(causes) as Cause[])
      .map((cause) => ({ title: causes[cause], list: by(cause, list) }))
      .filter((group) => group.list.length > 0)
  const folded = choices.filter(isFolded)
  return (
    <>
      {groupsOf(choices.filter((choice) => !isFolded(choice))).map((group) => (
        <Acts key={group.title} {...group} latest={latest} onTake={onTake} />
      ))}
      {folded.length > 0 ? (
        <details className={styles.fold}>
          <summary>Not now ({folded.length})</summary>
          {groupsOf(folded).map(({ title, list }) => (
            <Acts
              key={title}
              title={`${title}, not now`}
              list={list}
              latest={latest}
              onTake={onTake}
            />
          ))}
        </details>
      ) : null}
    </>
  )
}
