import type { AnalyticsWallet } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatDate,
  formatShare,
  formatTokens,
  isSameAddress,
} from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Measures } from '../../charts/ChartCard/Measures.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { WhaleBadge } from '../../kit/WhaleBadge/WhaleBadge.tsx'
import { Thresholds } from '../Thresholds/Thresholds.tsx'

const words = analyticsCards.wallet
const { reasons } = analytics.exclude

const shareOf = (share: number | undefined) =>
  share === undefined ? words.none : formatShare(share)

/** Where a wallet stands among all holders. */
export function Standing({ wallet }: { wallet: AnalyticsWallet }) {
  const zone = useReaderZone()
  const reason = wallet.asOf.excluded.find(({ address }) =>
    isSameAddress(address, wallet.address),
  )?.reason
  // Whom the club lists is no holder to the figures, but votes all the same.
  const isNobody = reason !== undefined && reason !== 'listed'
  return (
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
          {
            label: words.power,
            value: isNobody ? words.none : formatCount(wallet.votingPower),
          },
          { label: words.balance, value: formatTokens(BigInt(wallet.balance)) },
          {
            label: words.percentile,
            value: shareOf(wallet.percentile),
            detail: words.percentileDetail,
          },
          { label: words.share, value: shareOf(wallet.share) },
          {
            label: words.since,
            value: wallet.since ? formatDate(wallet.since, zone) : words.none,
          },
        ]}
      />
      {wallet.rank === undefined ? (
        <p>{reason ? words.leftOut(reasons[reason]) : words.unranked}</p>
      ) : null}
      {isNobody ? null : <Thresholds of={wallet.thresholds} />}
    </>
  )
}
