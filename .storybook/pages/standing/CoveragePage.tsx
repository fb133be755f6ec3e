import { facts as components } from 'virtual:component-facts'
import { facts as families } from 'virtual:failure-facts'
import { Suspense } from 'react'
import { Scroller } from '../../../ui/kit/DataTable/Scroller.tsx'
import { tours } from '../../explorer/tours.ts'
import * as styles from '../Page.css.ts'
import { type Entry, useEntries } from '../storyIndex.ts'
import { To } from '../To.tsx'
import { MachineRow } from './MachineRow.tsx'
import { useRun } from './run.ts'

const machines = Object.keys(tours).sort()
const rooms = [...new Set(components.map(({ room }) => room))].sort()
/** Where a designer chooses between pieces. */
const chosen = ['charts', 'form', 'kit', 'shell']

const of = (held: number, all: number) => (
  <span className={held < all ? styles.short : undefined}>
    {held} of {all}
  </span>
)

function Machines() {
  const run = useRun()
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>Machines</h2>
      <p className={styles.note}>
        Read from each chart by taking the paths of its stories, now, in this
        page. What is not heard in a state is ignored on purpose: the machine’s
        test holds a table of it. Edges are those that its test walked; its tour
        alone, which has fewer beginnings, can be walked here.
      </p>
      <Scroller label="Machines">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">States with a story</th>
              <th scope="col">Events heard, of all</th>
              <th scope="col">Failures that a path leads to</th>
              <th scope="col">Edges, by its test</th>
              <th scope="col">Edges, by its tour</th>
            </tr>
          </thead>
          <tbody>
            {machines.map((id) => (
              <Suspense
                key={id}
                fallback={
                  <tr>
                    <th scope="row">{id}</th>
                    <td colSpan={5}>…</td>
                  </tr>
                }
              >
                <MachineRow id={id} run={run} />
              </Suspense>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className={styles.note}>
        States that are left at once count as none. A state without a story is
        one that no way of <code>x.tour.ts</code> leads to, a failure without a
        path an answer that it does not give. Both are mended there, and{' '}
        <code>npm test</code> fails until they are.
      </p>
    </section>
  )
}

function Room({ room, entries }: { room: string; entries: Entry[] }) {
  const own = components.filter((each) => each.room === room)
  const files = new Set(own.map(({ stories }) => `./${stories}`))
  const stories = entries.filter(
    ({ type, importPath }) => type === 'story' && files.has(importPath),
  )
  const said = own.filter(({ use, avoid }) => use && avoid).length
  const mute = own.filter(({ about }) => !about)
  return (
    <tr>
      <th scope="row">{room}</th>
      <td>{own.length}</td>
      <td>{of(own.length - mute.length, own.length)}</td>
      <td>{chosen.includes(room) ? of(said, own.length) : '–'}</td>
      <td>{stories.length}</td>
      <td>{stories.filter(({ tags }) => tags?.includes('play-fn')).length}</td>
      <td>{stories.filter((story) => isHard(story)).length}</td>
    </tr>
  )
}

/** What stories of words without end, of a phone and of another direction are called. */
const isHard = ({ exportName = '' }: Entry) =>
  /Long|Unbroken|Phone|RightToLeft/.test(exportName)

function Components() {
  const entries = useEntries()
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>Components</h2>
      <p className={styles.note}>
        By room of <code>ui</code>, from the sources that this Storybook was
        built of.
      </p>
      <Scroller label="Components">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Room</th>
              <th scope="col">Components</th>
              <th scope="col">Say what they are</th>
              <th scope="col">Say when, and when not</th>
              <th scope="col">Stories</th>
              <th scope="col">That play</th>
              <th scope="col">Hard: long, narrow, right to left</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <Room key={room} room={room} entries={entries} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

function LastRun() {
  const run = useRun()
  const entries = useEntries()
  const all = entries.filter(({ type }) => type === 'story').length
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>Accessibility and themes</h2>
      {run?.stories && run.at ? (
        <p>
          {of(run.stories.held, run.stories.all)} stories ran without a
          violation on {run.at.slice(0, 16).replace('T', ' at ')} UTC;{' '}
          {of(run.stories.all, all)} of this Storybook ran.
        </p>
      ) : (
        <p>
          Not run here: <code>npm test</code> runs every story and writes what
          it found beside this page.
        </p>
      )}
      <p className={styles.note}>
        Each story is looked at by all rules of axe in the dark theme (WCAG 2.2
        A and AA, best practice), then by its contrast rule in the light one; by
        night in high contrast, too, and each state of each machine alone. A
        violation fails the story, so there is no list of those that are known.
      </p>
    </section>
  )
}

function Failures() {
  const entries = useEntries()
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>Failures</h2>
      <Scroller label="Failures">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Of</th>
              <th scope="col">Codes</th>
              <th scope="col">Say what happened</th>
              <th scope="col">Drawn by a story of a component</th>
            </tr>
          </thead>
          <tbody>
            {families.map(({ id, codes }) => (
              <tr key={id}>
                <th scope="row">
                  <To
                    entry={entries.find(
                      ({ importPath }) => importPath === failurePage(id),
                    )}
                  >
                    {id}
                  </To>
                </th>
                <td>{codes.length}</td>
                <td>
                  {of(
                    codes.filter(({ happened }) => happened).length,
                    codes.length,
                  )}
                </td>
                <td>
                  {codes.filter(({ stories }) => stories.length > 0).length} of{' '}
                  {codes.length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}

const failurePage = (id: string) =>
  `./.storybook/pages/failures/${id[0]?.toUpperCase()}${id.slice(1)}.mdx`

/** How far all of it is told, and where it is not. */
export const CoveragePage = () => (
  <article className={`${styles.root} sb-unstyled`}>
    <header className={styles.head}>
      <h1 className={styles.title}>Coverage</h1>
      <p className={styles.about}>
        What of the product is in this Storybook, and what is not. Its numbers
        are counted. Chosen by hand are the rooms whose components have to say
        when to use them, and the names that make a story a hard one.
      </p>
    </header>
    <Suspense fallback={null}>
      <LastRun />
      <Machines />
      <Failures />
      <Components />
    </Suspense>
  </article>
)
