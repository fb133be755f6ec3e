import { useEffect, useRef } from 'react'

/**
 * Leads eyes and keys to what has taken the place of what was pressed: the button
 * is gone, and the focus with it. Not where the page begins so.
 */
export function useArrival(stage: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(stage)
  useEffect(() => {
    if (seen.current === stage) return
    seen.current = stage
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, [stage])
  return place
}
