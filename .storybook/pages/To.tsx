import type { ReactNode } from 'react'
import type { Entry } from './storyIndex.ts'
import { ToPath } from './ToPath.tsx'

interface ToProps {
  entry: Pick<Entry, 'id' | 'type'> | undefined
  /** `&args=path:0-1`, behind the address. */
  more?: string
  children: ReactNode
}

/** Leads to another page of this Storybook; what is not there is only named. */
export function To({ entry, more = '', children }: ToProps) {
  if (!entry) return children
  const kind = entry.type === 'docs' ? 'docs' : 'story'
  return <ToPath path={`?path=/${kind}/${entry.id}${more}`}>{children}</ToPath>
}
