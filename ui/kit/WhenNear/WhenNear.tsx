import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './WhenNear.css.ts'

/**
 * How far from the view: about when a reader who goes on will be there. Whoever
 * is below it already came past, maybe before the code was there.
 */
const near = '1000000px 0px 50% 0px'

/**
 * Shows what a reader may never come to once they are near it, from then on.
 *
 * @use for parts far down a page that are dear to ask for, and that a server
 * need not draw.
 * @avoid for what search engines or readers without scripts should find: InTurn
 * draws that.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: near },
    )
    if (place.current && !isNear) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={isNear ? undefined : styles.room}>
      {isNear ? children : null}
    </div>
  )
}
