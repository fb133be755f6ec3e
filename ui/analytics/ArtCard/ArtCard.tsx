import type {
  AnalyticsWallet,
  MarketWallet,
  Nfts,
} from '@narwhal-club/core/contract'
import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { NftGrid } from '../NftGrid/NftGrid.tsx'

const { art: words, holder } = analytics

export interface ArtCardProps extends CardProps<AnalyticsWallet> {
  /** Name and picture by id, as far as they have come. */
  art: ReadonlyMap<string, Nfts['rows'][number]>
  /** What the marketplace says of them, once it has said something. */
  market?: MarketWallet | undefined
  /** How many of them are shown. */
  shown: number
  onMore: () => void
}

/** Follows the reader's zone by itself: the card is not drawn anew for it. */
function MarketNote({ status, at }: MarketWallet) {
  const zone = useReaderZone()
  if (status === 'off') return null
  return at ? words.market(formatMoment(at, zone)) : words.marketAway
}

/** What a holder has, to look at; beside the chain's facts the marketplace's. */
export const ArtCard = ({
  art,
  market,
  shown,
  onMore,
  ...props
}: ArtCardProps) => {
  const told = new Map(market?.rows.map((row) => [row.id, row]))
  return (
    <ChartCard
      {...props}
      title={words.title}
      definition={words.definition}
      isEmpty={({ tokens }) => tokens.length === 0}
      empty={holder.none.title}
      note={({ tokens, nfts }) => (
        <>
          {tokens.length < nfts
            ? `${words.first(formatCount(tokens.length), formatCount(nfts))} `
            : null}
          {market ? <MarketNote {...market} /> : null}
        </>
      )}
      draw={({ tokens }) => (
        <>
          <NftGrid
            tiles={tokens.slice(0, shown).map(({ id, since }) => ({
              id,
              since,
              // The chain's own word first.
              name: art.get(id)?.name || told.get(id)?.name,
              image: art.get(id)?.image || told.get(id)?.image,
              rank: told.get(id)?.rank,
              isListed: told.get(id)?.isListed,
            }))}
          />
          {tokens.length > shown ? (
            <div>
              <Button onClick={onMore}>
                {words.more(formatCount(tokens.length - shown))}
              </Button>
            </div>
          ) : null}
        </>
      )}
    />
  )
}
