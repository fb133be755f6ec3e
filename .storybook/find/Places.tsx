import type { MouseEvent } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Place } from './everything.ts'
import * as styles from './Find.css.ts'

const shown = 8

/** In Storybook's own frame, without loading it anew; by itself the link leads there. */
function open(event: MouseEvent, storyId: string) {
  const isPlain =
    !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || window.parent === window) return
  event.preventDefault()
  addons.getChannel().emit(SELECT_STORY, { storyId })
}

const ToState = ({ machine, state, story }: Place) => (
  <a
    className={styles.place}
    href={`./?path=/story/${story}`}
    target="_top"
    onClick={(event) => open(event, story)}
  >
    <span className={styles.machine}>{machine}</span>
    <span className={styles.state}>{state}</span>
  </a>
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
          <summary className={styles.more}>
            and {rest.length} more {rest.length === 1 ? 'state' : 'states'}
          </summary>
          {links(rest)}
        </details>
      ) : null}
    </>
  )
}
