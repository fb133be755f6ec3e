import type { AnalyticsHolders } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatDate,
  formatShare,
  formatTokens,
  isSameAddress,
} from '@narwhal-club/core/format'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import type { More } from '../../kit/answer/answer.ts'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'
import { MoreRows } from '../../kit/MoreRows/MoreRows.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import { SearchField } from '../../kit/SearchField/SearchField.tsx'

const words = analyticsCards.holders
const { holder } = analytics

export interface HoldersCardProps
  extends CardProps<AnalyticsHolders>,
    HolderPlace {
  /** The beginning of an address that is searched for. */
  search: string
  onSearch: (search: string) => void
  /** The rows after these, where there are any. */
  more?: More | undefined
}

/** The largest holders, a page at a time, or those that a search finds. */
export function HoldersCard(props: HoldersCardProps) {
  const { search, onSearch, more, holderHref, linkAs, mine, ...card } = props
  return (
    <ChartCard
      {...card}
      title={words.title}
      definition={words.definition}
      isEmpty={({ rows }) => rows.length === 0}
      {...(search && { empty: holder.noMatch })}
      controls={
        <SearchField
          label={holder.search}
          placeholder={holder.searchHint}
          pattern="\s*0x[0-9a-fA-F]{0,40}\s*"
          action={holder.find}
          value={search}
          onSearch={onSearch}
          clear={{ label: holder.clear, onClear: () => onSearch('') }}
        />
      }
      note={({ rows, total }) =>
        words.shown(formatCount(rows.length), formatCount(total))
      }
      draw={({ rows }) => (
        <>
          <Scroller label={words.title}>
            <HoldersTable
              rows={rows}
              holderHref={holderHref}
              linkAs={linkAs}
              mine={mine}
            />
          </Scroller>
          {more ? <MoreRows more={more} /> : null}
        </>
      )}
    />
  )
}

interface HoldersTableProps extends HolderPlace {
  rows: AnalyticsHolders['rows']
}

/** Follows the reader's zone by itself: the card is not drawn anew for it. */
function HoldersTable({ rows, holderHref, linkAs, mine }: HoldersTableProps) {
  const zone = useReaderZone()
  return (
    <DataTable
      caption={words.title}
      rows={rows}
      keyOf={({ address }) => address}
      isMine={({ address }) => isSameAddress(address, mine)}
      columns={[
        { label: words.rank, cell: ({ rank }) => formatCount(rank) },
        {
          label: words.holder,
          cell: ({ address }) => (
            <HolderLink
              address={address}
              href={holderHref(address)}
              linkAs={linkAs}
            />
          ),
        },
        {
          label: words.nfts,
          cell: ({ nfts }) => formatCount(nfts),
          isNumber: true,
        },
        {
          label: words.share,
          cell: ({ share }) => share !== undefined && formatShare(share),
          isNumber: true,
        },
        {
          label: words.balance,
          cell: ({ balance }) => formatTokens(BigInt(balance)),
          isNumber: true,
        },
        {
          label: words.since,
          cell: ({ since }) => formatDate(since, zone),
          isNumber: true,
        },
      ]}
    />
  )
}
