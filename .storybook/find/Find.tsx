import { facts } from 'virtual:story-texts'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { everything, type Named } from './everything.ts'
import * as styles from './Find.css.ts'
import { wordsOf } from './match.ts'
import { Places } from './Places.tsx'
import { type Group, search, words } from './search.ts'

const all = everything(facts)
const most = 20
const examples = [
  'Sign-In Cancelled',
  'login.sign',
  'wrong chain',
  'payment.reverted',
]

/** A state is its link; anything else has a name, and the states it is in. */
const Thing = ({ thing, group }: { thing: Named; group: Group }) => (
  <li className={styles.item}>
    {group.title === 'States' ? null : (
      <span className={words.includes(group.title) ? undefined : styles.code}>
        {thing.name}
      </span>
    )}
    {thing.says.map((text) => (
      <span key={text} className={styles.says}>
        {text}
      </span>
    ))}
    {thing.places.length > 0 ? (
      <Places places={thing.places} />
    ) : (
      <span className={styles.none}>
        {thing.machines.join(', ')}. {group.nowhere}
      </span>
    )}
  </li>
)

function Results({ group }: { group: Group }) {
  const id = useId()
  const { title, things } = group
  const left = things.length - most
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title} <span className={styles.many}>{things.length}</span>
      </h2>
      <ul className={styles.list}>
        {things.slice(0, most).map((thing) => (
          <Thing key={thing.name} thing={thing} group={group} />
        ))}
      </ul>
      {left > 0 ? (
        <p className={styles.none}>and {left} more: another word finds fewer</p>
      ) : null}
    </section>
  )
}

const Examples = ({ onChoose }: { onChoose: (query: string) => void }) => (
  <div className={styles.examples}>
    {examples.map((query) => (
      <button
        key={query}
        type="button"
        className={styles.example}
        onClick={() => onChoose(query)}
      >
        {query}
      </button>
    ))}
  </div>
)

function countOf(groups: readonly Group[]) {
  const things = groups.reduce((sum, group) => sum + group.things.length, 0)
  if (things === 0) return 'Nothing found'
  const said = groups.map(
    ({ title, things: { length } }) => `${length} in ${title}`,
  )
  return `Found: ${said.join(', ')}`
}

export interface FindProps {
  /** What is looked for at first. */
  query: string
  /** Tells what is looked for, for the URL. */
  onQuery?: (query: string) => void
}

/**
 * Finds a state by what is seen in it, by its name, by the events that it hears,
 * the facts that are told and the failures it holds.
 */
export function Find({ query: first, onQuery }: FindProps) {
  const [query, setQuery] = useState(first)
  const asked = useDeferredValue(query)
  const groups = useMemo(() => search(all, asked), [asked])
  const isAsked = wordsOf(asked).length > 0
  const id = useId()
  const ask = (next: string) => {
    setQuery(next)
    onQuery?.(next)
  }
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>Find</h1>
      <search>
        <label htmlFor={id} className={styles.label}>
          A text that is seen, a state, an event, a fact or a failure code
        </label>
        <input
          id={id}
          type="search"
          className={styles.field}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => ask(event.currentTarget.value)}
        />
        <p className={styles.count} role="status">
          {isAsked ? countOf(groups) : ''}
        </p>
      </search>
      {isAsked ? null : (
        <div className={styles.empty}>
          <p>
            {all.states.length} states, {all.texts.length} texts of theirs and{' '}
            {all.storyTexts.length} of components, {all.events.length} events
            and {all.failures.length} failure codes. All words of what is asked
            must be there, in any order. Such as:
          </p>
          <Examples onChoose={ask} />
        </div>
      )}
      {groups.map((group) => (
        <Results key={group.title} group={group} />
      ))}
      {isAsked && groups.length === 0 ? (
        <div className={styles.empty}>
          <p>
            No state or component shows it, and no event, fact or failure is
            named so. Names of components and screens are found by Storybook’s
            own search, beside the list on the left. Or try:
          </p>
          <Examples onChoose={ask} />
        </div>
      ) : null}
    </main>
  )
}
