import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import { formatCount, formatTokens } from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { CircleCheck, CircleDashed } from 'lucide-react'
import * as styles from './Thresholds.css.ts'

const words = analyticsCards.wallet
type Threshold = AnalyticsWallet['thresholds'][number]

function missingOf({ missingNfts, missingTokens }: Threshold): string {
  const tokens = BigInt(missingTokens)
  return [
    missingNfts > 0 && words.missing.nfts(formatCount(missingNfts)),
    tokens > 0n && words.missing.tokens(formatTokens(tokens)),
  ]
    .filter(Boolean)
    .join(words.missing.and)
}

/** What a wallet may become next, and what it takes. */
export const Thresholds = ({ of }: { of: readonly Threshold[] }) => (
  <ul className={styles.root}>
    {of.map((threshold) => {
      const { id, reached } = threshold
      const Icon = reached ? CircleCheck : CircleDashed
      return (
        <li key={id} className={styles.row}>
          <Icon
            size={16}
            className={styles.icon}
            data-reached={reached || undefined}
            aria-hidden
          />
          <span className={styles.name}>{words[id]}</span>
          <span>{reached ? words.reached : missingOf(threshold)}</span>
        </li>
      )
    })}
  </ul>
)
