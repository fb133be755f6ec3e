import type { AnalyticsToken } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatShare,
  formatTokens,
} from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { Bars } from '../../charts/Bars/Bars.tsx'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'

const words = analyticsCards.bands
type Band = AnalyticsToken['bands'][number]

/** `1T` rather than `1.00T`: a band begins at a round number. */
const round = (amount: string) =>
  formatTokens(BigInt(amount)).replace('.00', '')
const nameOf = ({ power, from }: Band) =>
  power === undefined ? words.under : words.from(round(from))
const shareOf = (share: number | undefined) =>
  share === undefined ? undefined : formatShare(share)

/** Wallets by how much of the token they hold. */
export const BandsCard = (props: CardProps<AnalyticsToken>) => (
  <ChartCard
    size="wide"
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ holders }) => holders === 0}
    empty={words.empty}
    table={({ bands }) => (
      <DataTable
        caption={words.title}
        rows={bands}
        keyOf={({ from }) => from}
        columns={[
          { label: words.band, cell: nameOf },
          {
            label: words.holders,
            cell: ({ holders }) => formatCount(holders),
            isNumber: true,
          },
          {
            label: words.share,
            cell: ({ holderShare }) => shareOf(holderShare),
            isNumber: true,
          },
          {
            label: words.held,
            cell: ({ held }) => formatTokens(BigInt(held)),
            isNumber: true,
          },
          {
            label: words.heldShare,
            cell: ({ supplyShare }) => shareOf(supplyShare),
            isNumber: true,
          },
        ]}
      />
    )}
    draw={({ bands }) => (
      <Bars
        rows={bands.map((band) => ({
          id: band.from,
          label: nameOf(band),
          value: band.holders,
          text: formatCount(band.holders),
          detail: shareOf(band.holderShare),
        }))}
      />
    )}
  />
)
