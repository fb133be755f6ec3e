import { type RefObject, useEffect, useRef } from 'react'

/** What lies outside of the frame, so much; 0 where it is in view. */
const beyond = (from: number, to: number, least: number, most: number) =>
  from < least ? from - least : to > most ? to - most : 0

/**
 * Keeps where the machine is in sight, whenever it or the scale changes: within the chart's
 * own frame alone, so that the page never moves under the pointer.
 */
export function useInView(
  where: unknown,
  scale: number,
): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const leaves = element.querySelectorAll(
      '[data-active]:not([data-kind=group])',
    )
    const outer = element.getBoundingClientRect()
    // What leads away from it is in sight, too.
    const room = Math.round(56 * scale)
    // Of several regions that are far apart, the first has the last word.
    for (const leaf of [...leaves].reverse()) {
      const inner = leaf.getBoundingClientRect()
      element.scrollLeft += beyond(
        inner.left - room,
        inner.right + room,
        outer.left,
        outer.right,
      )
      element.scrollTop += beyond(
        inner.top - room,
        inner.bottom + room,
        outer.top,
        outer.bottom,
      )
    }
  }, [where, scale])
  return frame
}
