import type { ReactNode } from 'react'
import { capital } from '../../explorer/names.ts'
import * as styles from '../Page.css.ts'
import { machinePage, pageOf, useEntries } from '../storyIndex.ts'
import { To } from '../To.tsx'
import type { ComponentFacts, Place } from './component.types.ts'

/** More than this are folded. */
const many = 16

function Fact({ label, items }: { label: string; items: ReactNode[] }) {
  if (items.length === 0) return null
  const list = (
    <ul className={styles.links}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        {items.length > many ? (
          <details>
            <summary>{items.length} places</summary>
            {list}
          </details>
        ) : (
          list
        )}
      </dd>
    </div>
  )
}

/** What a component is made of, where it stands, and what is behind it. */
export function Facts({ facts }: { facts: ComponentFacts }) {
  const entries = useEntries()
  const component = ({ name, stories }: Place) => (
    <To entry={pageOf(entries, `./${stories}`)}>{name}</To>
  )
  const machine = (id: string) => (
    <To entry={machinePage(entries, id)}>{capital(id)}</To>
  )
  const { takes, shows } = facts
  return (
    <dl className={styles.facts}>
      <Fact label="Made of" items={facts.madeOf.map(component)} />
      <Fact label="Stands in" items={facts.partOf.map(component)} />
      <Fact
        label="Placed by"
        items={facts.placedBy.map(({ name, file }) => (
          <code title={file}>{name}</code>
        ))}
      />
      <Fact label="Takes what is told by" items={takes.map(machine)} />
      <Fact label="Shows the states of" items={shows.map(machine)} />
      <Fact
        label="Requirements"
        items={facts.requirements.map((number) => <code>{number}</code>)}
      />
    </dl>
  )
}
