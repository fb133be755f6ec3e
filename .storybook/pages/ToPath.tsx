import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface ToPathProps {
  /** The address within this Storybook: `?path=/story/…`. */
  path: string
  className?: string
  children: ReactNode
}

/** Leads on without loading all of Storybook again; with a modifier it is the browser's. */
export function ToPath({ path, className, children }: ToPathProps) {
  const go = (event: MouseEvent) => {
    const isPlain =
      !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // By itself, without Storybook's frame, the link leads there.
    if (!isPlain || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, path)
  }
  return (
    <a className={className} href={`./${path}`} target="_top" onClick={go}>
      {children}
    </a>
  )
}
