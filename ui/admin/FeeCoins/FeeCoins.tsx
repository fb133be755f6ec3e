import { checksumAddress } from '@narwhal-club/core/checksum'
import type { AdminCoin } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatMoment,
  formatTokens,
  shortAddress,
} from '@narwhal-club/core/format'
import { books } from '@narwhal-club/core/messages/pages/books'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { mono } from '../../theme/text.css.ts'
import * as styles from '../rows.css.ts'

const { coins: words } = books

export interface FeeCoinsProps {
  answer: Answer<{ rows: readonly AdminCoin[]; total: number }>
  more?: More | undefined
  csvHref: string
  /** Where a transaction is looked at; null where there is no such place. */
  transactionHref: (hash: string) => string | null
}

/** Coins that reached the treasury and paid for no swap. */
export function FeeCoins(props: FeeCoinsProps) {
  const { answer, more, csvHref, transactionHref } = props
  const zone = useReaderZone()
  return (
    <ListCard<AdminCoin>
      title={words.title}
      answer={answer}
      more={more}
      empty={words.none}
      foot={
        <a href={csvHref} download className={styles.loose}>
          {books.csv}
        </a>
      }
      keyOf={({ hash }) => hash}
      draw={({ payer, amount, hash, block, until }) => {
        const href = transactionHref(hash)
        return (
          <div className={styles.row}>
            <p className={styles.title}>
              {formatTokens(BigInt(amount))} {books.asset.CRO}
            </p>
            <div className={styles.meta}>
              <span className={mono}>
                {shortAddress(checksumAddress(payer))}
              </span>
              <span>{books.block(formatCount(block))}</span>
              <span>{words.until(formatMoment(until, zone))}</span>
              {href ? (
                <ExternalLink href={href} className={styles.loose}>
                  {books.transaction}
                </ExternalLink>
              ) : null}
            </div>
          </div>
        )
      }}
    />
  )
}
