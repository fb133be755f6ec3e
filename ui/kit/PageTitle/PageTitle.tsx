import type { ComponentProps } from 'react'

/** What the history says of a page that was reached from another one of ours. */
export const moved = { isMoved: true }

/**
 * A page that came in place of another took away what had the focus: its title
 * has it then, so that a reader goes on from there and not from the very top.
 */
function take(title: HTMLHeadingElement | null) {
  const isMoved = history.state?.isMoved === true
  if (isMoved && document.activeElement === document.body) title?.focus()
}

/**
 * The title of a page, one a page.
 *
 * @use once at the top of every page: it takes the focus when the page changes.
 * @avoid for the parts of a page, which have an `h2` of their own.
 */
export const PageTitle = (props: ComponentProps<'h1'>) => (
  <h1 {...props} ref={take} tabIndex={-1} />
)
