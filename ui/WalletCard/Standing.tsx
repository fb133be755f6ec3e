import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatDate,
  formatShare,
  formatTokens,
} from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Measures } from '../ChartCard/Measures.tsx'
import { Thresholds } from '../Thresholds/Thresholds.tsx'
import { WhaleBadge } from '../WhaleBadge/WhaleBadge.tsx'

const words = analyticsCards.wallet

const shareOf = (share: number | undefined) =>
  share === undefined ? words.none : formatShare(share)

/** Where a wallet stands among all holders. */
export const Standing = ({ wallet }: { wallet: AnalyticsWallet }) => (
  <>
    {wallet.isWhale ? (
      <div>
        <WhaleBadge />
      </div>
    ) : null}
    <Measures
      of={[
        {
          label: words.rank,
          value:
            wallet.rank === undefined
              ? words.none
              : `#${formatCount(wallet.rank)}`,
        },
        { label: words.nfts, value: formatCount(wallet.nfts) },
        { label: words.power, value: formatCount(wallet.votingPower) },
        { label: words.balance, value: formatTokens(BigInt(wallet.balance)) },
        {
          label: words.percentile,
          value: shareOf(wallet.percentile),
          detail: words.percentileDetail,
        },
        { label: words.share, value: shareOf(wallet.share) },
        {
          label: words.since,
          value: wallet.since ? formatDate(wallet.since) : words.none,
        },
      ]}
    />
    {wallet.rank === undefined ? <p>{words.left}</p> : null}
    <Thresholds of={wallet.thresholds} />
  </>
)
