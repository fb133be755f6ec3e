import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
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

/** What the toolbar has chosen, as an address holds it. */
function useChosen(story: PreparedStory): string {
  const { channel, getStoryContext } = useContext(DocsContext)
  return useSyncExternalStore(
    (listener) => {
      channel.on(GLOBALS_UPDATED, listener)
      return () => channel.off(GLOBALS_UPDATED, listener)
    },
    () => {
      const { theme, density, locale } = getStoryContext(story).globals
      return `theme:${theme};density:${density};locale:${locale}`
    },
  )
}

/** A story, drawn. */
export function Shown({
  story,
  isApart,
  isPrimary = false,
  onShown,
}: ShownProps) {
  const chosen = useChosen(story)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isApart) onShown?.(place.current)
  }, [isApart, onShown])
  if (isApart) {
    return (
      <iframe
        className={styles.frame}
        title={story.name}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${story.id}&globals=${chosen}`}
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
