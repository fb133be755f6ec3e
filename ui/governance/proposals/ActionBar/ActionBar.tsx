import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { ReactNode } from 'react'
import { FootBar } from '../../../kit/FootBar/FootBar.tsx'

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

/** What its reader can do with a proposal, at hand wherever they are. */
export const ActionBar = (props: ActionBarProps) => (
  <FootBar label={words.label} said={saidOf(props)}>
    {props.children}
  </FootBar>
)
