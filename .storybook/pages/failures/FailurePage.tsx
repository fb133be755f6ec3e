import { facts } from 'virtual:failure-facts'
import { hintOf } from '@narwhal-club/core/hints'
import { Suspense, use, useState } from 'react'
import { WhenNear } from '../../../ui/kit/WhenNear/WhenNear.tsx'
import { sceneAt } from '../../explorer/engine.ts'
import { Coded } from '../Coded.tsx'
import { machineOf, type ToldMachine } from '../machineOf.ts'
import * as styles from '../Page.css.ts'
import { machinePage, stateOf, storyOf, useEntries } from '../storyIndex.ts'
import { To } from '../To.tsx'
import { elsewhere } from './elsewhere.ts'
import type { FailureFact, FailureFamily } from './readFailures.ts'
import { saidOf } from './said.ts'
import { type Sight, seenIn } from './seen.ts'

const nothing = () => {}

/** What a person has before them in that state. */
function Look({ machine, path }: { machine: ToldMachine; path: string }) {
  const [{ snapshot }] = useState(() => sceneAt(machine.tour, path))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      className={styles.stage}
      role="group"
      aria-label="What a person has before them"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it only where it has the focus
      tabIndex={0}
    >
      <div className={styles.smaller}>
        {machine.render?.(snapshot as never, nothing)}
      </div>
    </div>
  )
}

interface SightsProps {
  machine: ToldMachine | undefined
  sights: Sight[]
  fact: FailureFact
}

/** The states and stories that show it: each a link to where it stands still. */
function Sights({ machine, sights, fact }: SightsProps) {
  const entries = useEntries()
  const chart = machine?.tour.machine.id ?? ''
  const states = sights.map(({ state, exportName, path }) => (
    <li key={state}>
      <To
        entry={stateOf(entries, chart, exportName)}
        more={`&args=path:${path}`}
      >
        {state}
      </To>
    </li>
  ))
  const stories = fact.stories.map(({ file, exportName }) => {
    const entry = storyOf(entries, `./${file}`, exportName)
    return (
      <li key={`${file} ${exportName}`}>
        <To entry={entry}>
          {entry?.title.split('/').at(-1)}, {entry?.name}
        </To>
      </li>
    )
  })
  if (states.length + stories.length > 0)
    return (
      <ul className={styles.links}>
        {states}
        {stories}
      </ul>
    )
  const said = elsewhere[fact.code]
  if (said || !machine)
    return <Coded>{said ?? 'No machine of ours comes to it.'}</Coded>
  return (
    <>
      No path of the explorer leads to it, and no story draws it: an answer of{' '}
      <code>
        {machine.tour.folder}/{chart}.tour.ts
      </code>{' '}
      with this code would.
    </>
  )
}

interface FailureProps extends SightsProps {
  family: FailureFamily
}

function Failure({ family, fact, machine, sights }: FailureProps) {
  const { code, happened } = fact
  const said = saidOf(family.id, code)
  const [first] = sights
  return (
    <section className={styles.part} id={code}>
      <h2 className={styles.subtitle}>
        <code>{code}</code>
      </h2>
      <p className={styles.about}>
        <Coded>{happened}</Coded>
      </p>
      <div className={styles.pair}>
        <section className={styles.card}>
          <h3 className={styles.label}>A person reads</h3>
          <p>
            <strong>{said?.message}</strong>
          </p>
          {said?.advice ? <p>{said.advice}</p> : null}
        </section>
        <section className={styles.card}>
          <h3 className={styles.label}>An integrator</h3>
          <p>
            <Coded>{hintOf(code)}</Coded>
          </p>
          {first && first.hears.length > 0 ? (
            <p>
              From there it hears{' '}
              {first.hears.map((type, index) => (
                <span key={type}>
                  {index > 0 ? ', ' : ''}
                  <code>{type}</code>
                </span>
              ))}
              .
            </p>
          ) : null}
        </section>
      </div>
      <div className={styles.fact}>
        <span className={styles.label}>Seen in</span>
        <div>
          <Sights machine={machine} sights={sights} fact={fact} />
        </div>
      </div>
      {first && machine?.render ? (
        <WhenNear>
          <Look machine={machine} path={first.path} />
        </WhenNear>
      ) : null}
    </section>
  )
}

const loads = new Map<string, ReturnType<typeof machineOf>>()
const loadOnce = (id: string) => {
  const load = loads.get(id) ?? machineOf(id)
  loads.set(id, load)
  return load
}

function Family({ family }: { family: FailureFamily }) {
  const machine = use(loadOnce(family.id))
  const entries = useEntries()
  const [sights] = useState(() =>
    machine
      ? seenIn(
          machine.tour,
          machine.states,
          family.codes.map(({ code }) => code),
        )
      : new Map<string, Sight[]>(),
  )
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>Failures of {family.id}</h1>
        <p className={styles.about}>
          {machine ? (
            <>
              What <To entry={machinePage(entries, family.id)}>{family.id}</To>{' '}
              expects to go wrong
            </>
          ) : (
            'What may go wrong before there is a system'
          )}
          : data with a code, never something thrown. The words are the
          product’s own.
        </p>
        <p className={styles.where}>{family.file}</p>
        <ul className={styles.links}>
          {family.codes.map(({ code }) => (
            <li key={code}>
              <a href={`#${code}`} target="_self">
                {code.split('.').at(-1)}
              </a>
            </li>
          ))}
        </ul>
      </header>
      {family.codes.map((fact) => (
        <Failure
          key={fact.code}
          family={family}
          fact={fact}
          machine={machine}
          sights={sights.get(fact.code) ?? []}
        />
      ))}
    </>
  )
}

/** Every failure of a machine: what happened, what is read, what to do. */
export function FailurePage({ of }: { of: string }) {
  const family = facts.find(({ id }) => id === of)
  return (
    <article className={`${styles.root} sb-unstyled`}>
      <Suspense fallback={null}>
        {family ? <Family family={family} /> : null}
      </Suspense>
    </article>
  )
}
