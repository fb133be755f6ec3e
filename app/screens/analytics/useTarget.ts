import { useEffect } from 'react'

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
