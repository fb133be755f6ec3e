import { type RefObject, useEffect } from 'react'

/**
 * Makes the page behind an open dialog inert, holds it still, and gives the
 * focus back to the opener. `inert` traps the focus better than a script could:
 * toasts and a wallet's own window, outside the layout, stay within reach.
 */
export function useModal(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement
    const root = document.documentElement
    const pages = [...document.querySelectorAll<HTMLElement>('[data-layout]')]
    for (const page of pages) page.inert = true
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
    root.toggleAttribute('data-dialog', true)
    panel.current?.focus({ preventScroll: true })
    return () => {
      for (const page of pages) page.inert = false
      root.toggleAttribute('data-dialog', false)
      if (!(opener instanceof HTMLElement)) return
      const isThere = opener.isConnected && opener !== document.body
      const target = isThere ? opener : document.getElementById('main')
      target?.focus({ preventScroll: true })
    }
  }, [panel])

  // A step may remove the button that had the focus; then the panel takes it,
  // or the next Escape would reach no listener.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  })
}
