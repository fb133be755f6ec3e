import type { AnalyticsWallet, Nfts } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { Button } from '../Button/Button.tsx'
import type { CardProps } from '../ChartCard/answer.ts'
import { ChartCard } from '../ChartCard/ChartCard.tsx'
import { NftGrid } from '../NftGrid/NftGrid.tsx'

const { art: words, holder } = analytics

export interface ArtCardProps extends CardProps<AnalyticsWallet> {
  /** Name and picture by id, as far as they have come. */
  art: ReadonlyMap<string, Nfts['rows'][number]>
  /** How many of them are shown. */
  shown: number
  onMore: () => void
}

/** What a holder has, to look at. */
export const ArtCard = ({ art, shown, onMore, ...props }: ArtCardProps) => (
  <ChartCard
    {...props}
    title={words.title}
    definition={words.definition}
    isEmpty={({ tokens }) => tokens.length === 0}
    empty={holder.none.title}
    note={({ tokens, nfts }) =>
      tokens.length < nfts
        ? words.first(formatCount(tokens.length), formatCount(nfts))
        : null
    }
    draw={({ tokens }) => (
      <>
        <NftGrid
          tiles={tokens.slice(0, shown).map(({ id, since }) => ({
            id,
            since,
            name: art.get(id)?.name,
            image: art.get(id)?.image,
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
