import { loadable } from '../loadable/loadable.tsx'
import * as styles from './Markdown.css.ts'
import type { MarkdownProps } from './Markdown.types.ts'

/** The words as they were typed: readable while the rest comes. */
const Plain = ({ source }: MarkdownProps) => (
  <div className={styles.plain} dir="auto">
    {source.slice(0, 100_000)}
  </div>
)

/** `Markdown`, with the parser on demand. */
export const LazyMarkdown = loadable<MarkdownProps>(
  () => import('./Markdown.tsx').then(({ Markdown }) => Markdown),
  { waiting: Plain },
)
