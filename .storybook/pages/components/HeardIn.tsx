import { useEffect, useState } from 'react'
import { Scroller } from '../../../ui/kit/DataTable/Scroller.tsx'
import * as styles from '../Page.css.ts'
import { type Heard, hear, type Stop, stopsIn } from './heard.ts'

interface Told {
  tree: Heard[]
  stops: Stop[]
}

/** Reads what is drawn, and again whenever that changes. */
function useTold(root: HTMLElement | null): Told | null {
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    if (!root) return
    let frame = 0
    const read = () => {
      // A frame that is not there yet says nothing, which is no silence of the story.
      if (root.matches('.sb-show-preparing-story, .sb-show-nopreview')) return
      setTold({ tree: hear(root), stops: stopsIn(root) })
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    const watcher = new MutationObserver(soon)
    watcher.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    soon()
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [root])
  return told
}

const Tree = ({ parts }: { parts: Heard[] }) => (
  <ul className={styles.tree}>
    {parts.map((part, index) => (
      <li key={index}>
        {'text' in part ? (
          part.text
        ) : (
          <>
            <span className={styles.role}>{part.role}</span>
            {part.name ? ` “${part.name}”` : ''}
            <span className={styles.state}>
              {part.states.map((state) => `, ${state}`).join('')}
            </span>
            {part.inside.length > 0 ? <Tree parts={part.inside} /> : null}
          </>
        )}
      </li>
    ))}
  </ul>
)

const Stops = ({ stops }: { stops: Stop[] }) => (
  <Scroller label="Keyboard">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Tab</th>
          <th scope="col">Stops at</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {stops.map(({ role, name, keys }, index) => (
          <tr key={index}>
            <td className={styles.number}>{index + 1}</td>
            <td>
              <span className={styles.role}>{role}</span> {name}
            </td>
            <td>{keys}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)

const hasDialog = (parts: Heard[]): boolean =>
  parts.some(
    (part) =>
      !('text' in part) && (part.role === 'dialog' || hasDialog(part.inside)),
  )

/** What the keyboard does in a story, and what a screen reader says of it. */
export function HeardIn({ root }: { root: HTMLElement | null }) {
  const told = useTold(root)
  if (!told) return null
  const { stops, tree } = told
  return (
    <>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>Keyboard</h2>
        <p className={styles.note}>
          Read from what is drawn above; what keys do is told by each role, as
          the ARIA Authoring Practices have it.
        </p>
        {stops.length > 0 ? <Stops stops={stops} /> : <p>Tab stops nowhere.</p>}
        {hasDialog(tree) ? (
          <p>Escape closes the dialog; Tab stays inside of it.</p>
        ) : null}
      </section>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>What a screen reader says</h2>
        {tree.length > 0 ? (
          <Tree parts={tree} />
        ) : (
          <p>Nothing: what it means is said beside it.</p>
        )}
      </section>
    </>
  )
}
