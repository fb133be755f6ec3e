import { DocsContext } from '@storybook/addon-docs/blocks'
import { type MouseEvent, type ReactNode, useContext } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import type { Entry } from './storyIndex.ts'

interface ToProps {
  entry: Pick<Entry, 'id' | 'type'> | undefined
  /** `&args=path:0-1`, behind the address. */
  more?: string
  children: ReactNode
}

/** Leads to another page of this Storybook; what is not there is only named. */
export function To({ entry, more = '', children }: ToProps) {
  const { channel } = useContext(DocsContext)
  if (!entry) return children
  const kind = entry.type === 'docs' ? 'docs' : 'story'
  const path = `?path=/${kind}/${entry.id}${more}`
  // Without loading all of Storybook again; with a modifier it is the browser's.
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, path)
  }
  return (
    <a href={`./${path}`} target="_parent" onClick={go}>
      {children}
    </a>
  )
}
