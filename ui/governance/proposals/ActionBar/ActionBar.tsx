import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { ReactNode } from 'react'
import * as styles from './ActionBar.css.ts'

const words = proposals.bar

export interface ActionBarProps {
  /** Votes of the reader, as they were frozen; missing while they are not known. */
  power?: number | undefined
  /** They are not known before a sign-in. */
  isSignedOut?: boolean
  /** The one thing that is there to be done now. */
  children: ReactNode
}

function saidOf({ power, isSignedOut }: ActionBarProps): string {
  if (power !== undefined) return words.power(formatCount(power))
  return isSignedOut ? words.signedOut : words.unknown
}

/** On a phone, at the foot of the window: what is far down the page otherwise. */
export const ActionBar = (props: ActionBarProps) => (
  <section className={styles.root} aria-label={words.label}>
    <span className={styles.said}>{saidOf(props)}</span>
    {props.children}
  </section>
)
