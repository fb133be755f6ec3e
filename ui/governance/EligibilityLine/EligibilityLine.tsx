import type { ClubDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { Shield, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './EligibilityLine.css.ts'
import { headOf, tailOf } from './sentences.ts'

type Mine = NonNullable<ClubDetail['mine']>

/** What is known of the reader in a club. */
export type Eligibility =
  | { status: 'signedOut'; signIn: ReactNode }
  | { status: 'loading' }
  | { status: 'known'; mine: Mine }

export interface EligibilityLineProps {
  eligibility: Eligibility
  /** Votes that proposing takes, by the rules of now. */
  need: number
}

/** Says what votes the reader has here, and whether they do to propose. */
export function EligibilityLine({ eligibility, need }: EligibilityLineProps) {
  const { power } = club
  const mine = eligibility.status === 'known' ? eligibility.mine : undefined
  const Icon = mine?.propose.ok ? ShieldCheck : Shield
  return (
    <section
      className={styles.root}
      aria-label={power.title}
      aria-busy={eligibility.status === 'loading' || undefined}
      data-ok={mine?.propose.ok || undefined}
    >
      <Icon size={18} className={styles.icon} aria-hidden />
      <p className={styles.head}>{mine ? headOf(mine) : power.signedOut}</p>
      <p className={styles.tail}>
        {mine ? tailOf(mine) : power.needed(formatCount(need))}
      </p>
      {eligibility.status === 'signedOut' ? (
        <div className={styles.act}>{eligibility.signIn}</div>
      ) : null}
    </section>
  )
}
