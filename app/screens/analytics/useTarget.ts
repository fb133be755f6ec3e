import { useEffect, useRef } from 'react'

/**
 * Brings the card that the address names into sight, and the focus to it: once
 * when it is asked for, and once more when what stands above has its height.
 */
export function useTarget(card: string | undefined, isThere: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came since has moved the card
  useEffect(() => {
    const target = card && document.getElementById(card)
    if (!target) return
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
  }, [card, isThere])
}

/** Begins a page at its top, for eyes and keys, for who came from further down. */
export function useArrival() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if ((top.current?.getBoundingClientRect().top ?? 0) >= 0) return
    top.current?.scrollIntoView({ block: 'center' })
    top.current?.focus({ preventScroll: true })
  }, [])
  return top
}
