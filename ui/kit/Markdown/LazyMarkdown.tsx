import { memo, Suspense } from 'react'
import { loadable } from '../loadable/loadable.tsx'
import * as styles from './Markdown.css.ts'
import type { MarkdownProps } from './Markdown.types.ts'

/** The words as they were typed: readable while the rest comes. */
const Plain = ({ source }: MarkdownProps) => (
  <div className={styles.plain} dir="auto">
    {source.slice(0, 100_000)}
  </div>
)

const load = () => import('./Markdown.tsx').then(({ Markdown }) => Markdown)

/** `Markdown`, with the parser on demand. */
export const LazyMarkdown = loadable<MarkdownProps>(load, { waiting: Plain })

const Still = loadable<MarkdownProps>(load, {
  waiting: Plain,
  isDrawn: true,
  isStill: true,
})

/**
 * `Markdown` of a page to read: what a server drew stays, so that a reader needs
 * no parser. Changed text is drawn anew.
 */
export const StillMarkdown = memo(function StillMarkdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Still {...props} />
    </Suspense>
  )
})
