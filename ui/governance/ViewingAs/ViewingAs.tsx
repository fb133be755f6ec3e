import type { Eligibility } from '@narwhal-club/core/contract'
import { formatCount, shortAddress } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { whyNotPropose } from '@narwhal-club/core/messages/whyNotPropose'
import { Eye } from 'lucide-react'
import { Button, ButtonLink } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import * as styles from './ViewingAs.css.ts'

const words = club.viewing

/** What is known of the wallet that an address names. */
export type Viewed =
  /** It is no wallet. */
  | { status: 'wrong' }
  | { status: 'loading' }
  | { status: 'failed'; advice: string; onAgain: () => void }
  | { status: 'known'; eligibility: Eligibility }

export interface ViewingAsProps {
  /** As it was said; drawn short where it is a wallet. */
  wallet: string
  viewed: Viewed
  /** The same page for who looks. */
  backHref: string
  linkAs?: LinkAs
}

/** Says all that is in a wallet's way, or that nothing is. */
function sentencesOf({ ok, have, need, why }: Eligibility): string[] {
  const held =
    have === undefined ? words.unknown : words.votes(have, formatCount(have))
  if (ok) return [held, words.can(formatCount(need))]
  return [held, ...why.map((each) => whyNotPropose({ ...each, need }))]
}

function sayings(viewed: Viewed): string[] {
  if (viewed.status === 'wrong') return [words.wrong]
  if (viewed.status === 'loading') return [words.loading]
  if (viewed.status === 'failed') return [viewed.advice]
  return sentencesOf(viewed.eligibility)
}

/**
 * Says that a page is looked at as another wallet, without its keys: nothing can
 * be signed or written there.
 */
export function ViewingAs(props: ViewingAsProps) {
  const { wallet, viewed, backHref, linkAs = 'a' } = props
  const title =
    viewed.status === 'wrong' ? words.notOne : words.title(shortAddress(wallet))
  return (
    <section
      className={styles.root}
      aria-label={title}
      aria-busy={viewed.status === 'loading' || undefined}
    >
      <Eye size={20} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.body}>
          {sayings(viewed).map((each) => (
            <span key={each}>{each} </span>
          ))}
        </p>
        {viewed.status === 'wrong' ? null : (
          <p className={styles.body}>{words.readOnly}</p>
        )}
      </div>
      <div className={styles.acts}>
        {viewed.status === 'failed' ? (
          <Button onClick={viewed.onAgain}>{words.again}</Button>
        ) : null}
        <ButtonLink href={backHref} linkAs={linkAs} variant="quiet">
          {words.stop}
        </ButtonLink>
      </div>
    </section>
  )
}
