import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import * as styles from './AdoptCard.css.ts'

const words = ideas.adopt

/** What the reader can do with an idea. */
export type Adopting =
  | { is: 'signedOut'; signIn: ReactNode }
  | { is: 'loading' }
  /** What is missing, as a sentence. */
  | { is: 'kept'; why: string }
  | {
      is: 'open'
      /** It is on its way. */
      waiting: boolean
      /** Why it did not come about. */
      error?: string | undefined
      onAdopt: () => void
    }
  /** They wrote it: leads to where it is written. */
  | { is: 'own'; href: string }
  /** Leads to what it has become. */
  | { is: 'proposed'; href: string }

export interface AdoptCardProps {
  adopting: Adopting
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** The way from an idea to a proposal, or what stands in it. */
export const AdoptCard = (props: AdoptCardProps) => (
  <Card title={words.title}>
    <Way {...props} />
  </Card>
)

function Way({ adopting, linkAs }: AdoptCardProps) {
  const leadTo = (said: string, href: string, name: string) => (
    <div className={styles.acts}>
      <p className={styles.said}>{said}</p>
      <ButtonLink href={href} {...(linkAs && { linkAs })}>
        {name}
      </ButtonLink>
    </div>
  )
  switch (adopting.is) {
    case 'signedOut':
      return (
        <div className={styles.acts}>
          <p className={styles.said}>{words.signIn}</p>
          {adopting.signIn}
        </div>
      )
    case 'loading':
      return (
        <p className={styles.said} aria-busy="true">
          {words.loading}
        </p>
      )
    case 'kept':
      return <p className={styles.said}>{adopting.why}</p>
    case 'own':
      return leadTo(words.own, adopting.href, words.write)
    case 'proposed':
      return leadTo(words.proposed, adopting.href, words.read)
    case 'open':
      return (
        <>
          <p className={styles.said}>{words.body}</p>
          <div className={styles.acts}>
            <Button
              variant="spark"
              waiting={adopting.waiting}
              onClick={adopting.onAdopt}
            >
              {words.act}
            </Button>
          </div>
          {adopting.error ? (
            <p className={styles.said} role="alert">
              {adopting.error}
            </p>
          ) : null}
        </>
      )
  }
}
