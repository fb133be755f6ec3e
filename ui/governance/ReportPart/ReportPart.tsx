import { reporting as words } from '@narwhal-club/core/messages/pages/reporting'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import type { ActFormProps } from '../proposals/ProposalActs/ActForm.tsx'
import { LazyActForm } from '../proposals/ProposalActs/LazyActForm.tsx'
import type { OpenAct } from '../proposals/ProposalActs/ProposalActs.types.ts'
import * as styles from './ReportPart.css.ts'

export type ReportedKind = keyof typeof words.open

export interface ReportPartProps extends Omit<ActFormProps, 'open'> {
  kind: ReportedKind
  /** What is filled in; missing while nothing is asked for. */
  open?: OpenAct | undefined
  /** They have reported it just now. */
  isDone: boolean
  /** Leads to a session; missing for who has one. */
  signIn?: ReactNode
  onOpen: () => void
}

/** A way to report an idea, a bounty or work, and how it went. */
export function ReportPart(props: ReportPartProps) {
  const { kind, open, isDone, signIn, onOpen } = props
  return (
    <div className={styles.root}>
      {isDone ? null : (
        <div>
          <Button
            variant="bare"
            aria-expanded={open !== undefined}
            onClick={onOpen}
          >
            {words.open[kind]}
          </Button>
        </div>
      )}
      {/* It stands there before it says something, so that it is said aloud. */}
      <p role="status" className={styles.said}>
        {isDone ? words.done : ''}
      </p>
      {open ? <LazyActForm {...props} open={open} /> : null}
      {open && signIn ? (
        <div className={styles.root}>
          <p className={styles.said}>{words.signIn}</p>
          <div>{signIn}</div>
        </div>
      ) : null}
    </div>
  )
}
