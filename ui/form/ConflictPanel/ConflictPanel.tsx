import type { FieldConflict, Side, Theirs } from '@narwhal-club/core/draft'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { GitFork } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { hidden } from '../../theme/text.css.ts'
import * as choices from '../RadioGroup/RadioGroup.css.ts'
import * as styles from './ConflictPanel.css.ts'
import { diffWords } from './diff.ts'

const words = forms.conflict
/** What is longer is read above: both texts are in one there. */
const brief = 120
const sides = ['mine', 'theirs'] as const

export interface ConflictPanelProps {
  from: Theirs['from']
  fields: readonly FieldConflict[]
  /** Field → what it is called. */
  labels: Readonly<Record<string, string>>
  onKeepMine: () => void
  onTakeTheirs: () => void
  onMerge: (picks: Record<string, Side>) => void
}

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : value === undefined
      ? ''
      : JSON.stringify(value)

/** Both texts in one: what only one of them has is marked, aloud as well. */
function Diff({ mine, theirs }: { mine: string; theirs: string }) {
  const marks = { removed: words.removed, added: words.added }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of the form
    <div
      className={styles.diff}
      dir="auto"
      role="group"
      aria-label={words.both}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it only where it has the focus
      tabIndex={0}
    >
      {diffWords(mine, theirs).map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name
        if (kind === 'same') return <span key={index}>{text}</span>
        const Mark = kind === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name
          <Mark key={index} className={styles.mark}>
            <span className={hidden}>{marks[kind]}</span>
            {text}
            <span className={hidden}>{words.end}</span>
          </Mark>
        )
      })}
    </div>
  )
}

function FieldChoice(props: { conflict: FieldConflict; label: string }) {
  const { conflict, label } = props
  const { field, suggested } = conflict
  const texts = { mine: textOf(conflict.mine), theirs: textOf(conflict.theirs) }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <Diff {...texts} />
      <div className={styles.sides}>
        {sides.map((side) => (
          <label key={side} className={choices.choice}>
            <input
              className={choices.input}
              type="radio"
              name={field}
              value={side}
              defaultChecked={side === suggested}
            />
            <span className={choices.words}>
              <span>{words[side]}</span>
              {texts[side].length <= brief ? (
                <span className={styles.excerpt} dir="auto">
                  {texts[side] || words.empty}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * Two texts of one draft: both are shown, and the person chooses.
 *
 * @use when somebody saved another text of the same draft: nothing goes on
 * before a person has chosen.
 * @avoid for errors of a single field, which are said at the field.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { from, fields, labels, onKeepMine, onTakeTheirs, onMerge } = props
  const id = useId()
  const isServer = from === 'server'
  const merge = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const picked = new FormData(event.currentTarget)
    const picks = fields.map(({ field }): [string, Side] => [
      field,
      picked.get(field) === 'theirs' ? 'theirs' : 'mine',
    ])
    onMerge(Object.fromEntries(picks))
  }
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <GitFork size={20} aria-hidden />
        {isServer ? words.title : words.browserTitle}
      </h3>
      <p className={styles.body}>
        {fields.length === 0
          ? words.same
          : isServer
            ? words.body
            : words.browserBody}
      </p>
      <form className={styles.form} onSubmit={merge}>
        {fields.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            label={labels[conflict.field] ?? conflict.field}
          />
        ))}
        <div className={styles.ways}>
          <Button type="submit" variant="spark">
            {words.merge}
          </Button>
          <Button onClick={onKeepMine}>{words.keepMine}</Button>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
        </div>
      </form>
    </section>
  )
}
