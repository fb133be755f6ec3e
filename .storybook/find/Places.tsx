import { ToPath } from '../pages/ToPath.tsx'
import type { Place } from './everything.ts'
import * as styles from './Find.css.ts'

const shown = 8

const ToState = ({ machine, state, story, path }: Place) => (
  <ToPath
    className={styles.place}
    path={`?path=/story/${story}${path ? `&args=path:${path}` : ''}`}
  >
    <span className={styles.machine}>{machine}</span>
    <span className={styles.state}>{state}</span>
  </ToPath>
)

/** The states that something is found in, each a link; many fold. */
export function Places({ places }: { places: readonly Place[] }) {
  const links = (some: readonly Place[]) => (
    <span className={styles.places}>
      {some.map((place) => (
        <ToState key={place.story} {...place} />
      ))}
    </span>
  )
  const rest = places.slice(shown)
  return (
    <>
      {links(places.slice(0, shown))}
      {rest.length > 0 ? (
        <details>
          <summary className={styles.more}>and {rest.length} more</summary>
          {links(rest)}
        </details>
      ) : null}
    </>
  )
}
