import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

/** Holds what may be wider than the page: by keyboard too it can be scrolled. */
export const Scroller = (props: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
  <div
    className={styles.scroller}
    role="group"
    aria-label={props.label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it only where it has the focus
    tabIndex={0}
  >
    {props.children}
  </div>
)
