import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createTurns, type Turn } from './turns.ts'

/** There is one view, and one thread that draws it. */
const turns = createTurns()

export interface InTurnProps {
  /** What stands on the page from the beginning, with the part in it. */
  place: RefObject<Element | null>
  /** Holds the room until then. What a server drew needs none. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Draws a part of a long page in its turn: what is near the view first. A server
 * draws all of it, so that it can be read at once; it is taken over the same way.
 * What stands in it must not suspend: until such a part is there, the others
 * would wait behind it.
 *
 * @use for parts of a long page below the first screen that are dear to draw.
 * @avoid for parts that load their data first: WhenNear has them asked for
 * late. For what may suspend.
 */
export function InTurn({ place, waiting, children }: InTurnProps) {
  const [turn] = useState(() => turns.of(children))
  // Drawn again, for whatever reason: what a server drew is taken over before, as
  // it was. React would throw away what still waits.
  if (turn.first !== children) turn.come()
  useEffect(
    () => (place.current ? turns.wait(turn, place.current) : undefined),
    [turn, place],
  )
  return (
    <Suspense>
      <Part turn={turn} waiting={waiting} onDrawn={turns.drawn}>
        {children}
      </Part>
    </Suspense>
  )
}

interface PartProps extends Pick<InTurnProps, 'waiting' | 'children'> {
  turn: Turn
  onDrawn: (turn: Turn) => void
}

function Part({ turn, waiting, children, onDrawn }: PartProps) {
  const isShown = useSyncExternalStore(turn.subscribe, turn.hasCome, () => true)
  // It takes over from what a server drew, which stays until then. Thrown and
  // not used: by the next attempt there is nothing to wait for.
  if (isShown && !turn.hasCome()) throw turn.coming
  useEffect(() => {
    if (isShown) onDrawn(turn)
  }, [isShown, onDrawn, turn])
  return isShown ? children : waiting
}
