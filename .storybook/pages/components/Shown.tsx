import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import * as styles from '../Page.css.ts'

interface ShownProps {
  story: PreparedStory
  /** In a window of its own: what covers a page would cover this one. */
  isApart: boolean
  /** Follows the controls. */
  isPrimary?: boolean
  /** Told where it is, each time that it is drawn. */
  onShown?: (root: HTMLElement | null) => void
}

/** A story, drawn. */
export function Shown({
  story,
  isApart,
  isPrimary = false,
  onShown,
}: ShownProps) {
  const context = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isApart) onShown?.(place.current)
  }, [isApart, onShown])
  if (isApart) {
    const { theme, locale } = context.getStoryContext(story).globals
    return (
      <iframe
        className={styles.frame}
        title={story.name}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme};locale:${locale}`}
        onLoad={({ currentTarget }) =>
          onShown?.(currentTarget.contentDocument?.body ?? null)
        }
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={place}
      className={styles.stage}
      role="group"
      aria-label={story.name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it only where it has the focus
      tabIndex={0}
    >
      <Story of={story.moduleExport} inline __primary={isPrimary} />
    </div>
  )
}
