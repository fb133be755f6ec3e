import type { FeeCredit } from '@narwhal-club/core/contract'
import { formatMoment, formatTokens } from '@narwhal-club/core/format'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { Answer } from '../../kit/answer/answer.ts'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from './rows.css.ts'

const { credits: words } = clubs

export interface CreditsListProps {
  answer: Answer<{ rows: readonly FeeCredit[] }>
  /** Where a transaction is looked at; null where there is no such place. */
  transactionHref: (hash: string) => string | null
}

/** What a member has paid that has paid for nothing yet. */
export function CreditsList({ answer, transactionHref }: CreditsListProps) {
  const zone = useReaderZone()
  const { title, children } = words.none
  return (
    <ListCard<FeeCredit>
      title={words.title}
      answer={answer}
      controls={<p className={styles.note}>{words.lead}</p>}
      empty={{ title, children }}
      keyOf={({ id }) => id}
      draw={({ left, why, at, hash }) => {
        const href = transactionHref(hash)
        return (
          <div className={styles.root}>
            <p className={styles.name}>
              {words.left(formatTokens(BigInt(left)))}
            </p>
            <p className={styles.note}>
              {words.why[why]} {words.arrived(formatMoment(at, zone))}
            </p>
            {href ? (
              <ExternalLink href={href} className={styles.link}>
                {words.transaction}
              </ExternalLink>
            ) : null}
          </div>
        )
      }}
    />
  )
}
