import { type ReactNode, useLayoutEffect } from 'react'

/**
 * Zooms as a browser does: pixels grow, and the width that media queries see
 * shrinks. Only the frame around the page can do that; a story in a window of
 * its own has the browser's zoom.
 */
export function Zoom({ by, children }: { by: number; children: ReactNode }) {
  useLayoutEffect(() => {
    const frame = window.frameElement as HTMLElement | null
    if (!frame || by === 1) return
    frame.style.zoom = String(by)
    return () => {
      frame.style.zoom = ''
    }
  }, [by])
  return children
}
