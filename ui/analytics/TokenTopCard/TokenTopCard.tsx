import type { AnalyticsToken } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatShare,
  formatTokens,
  isSameAddress,
} from '@narwhal-club/core/format'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import { useState } from 'react'
import type { CardProps } from '../../charts/ChartCard/answer.ts'
import { ChartCard } from '../../charts/ChartCard/ChartCard.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { DataTable } from '../../kit/DataTable/DataTable.tsx'
import { Scroller } from '../../kit/DataTable/Scroller.tsx'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../kit/HolderLink/place.ts'

const words = analyticsCards.tokenTop
const { holders } = analyticsCards
const few = 10

export interface TokenTopCardProps
  extends CardProps<AnalyticsToken>,
    HolderPlace {}

/** The hundred largest of the token: ten, and all on demand. */
export function TokenTopCard(props: TokenTopCardProps) {
  const { holderHref, linkAs, mine, ...card } = props
  const [isWhole, setIsWhole] = useState(false)
  return (
    <ChartCard
      {...card}
      title={words.title}
      definition={words.definition}
      isEmpty={({ top }) => top.length === 0}
      empty={analyticsCards.bands.empty}
      draw={({ top }) => (
        <>
          <Scroller label={words.title}>
            <DataTable
              caption={words.title}
              rows={isWhole ? top : top.slice(0, few)}
              keyOf={({ address }) => address}
              isMine={({ address }) => isSameAddress(address, mine)}
              columns={[
                { label: holders.rank, cell: ({ rank }) => formatCount(rank) },
                {
                  label: holders.holder,
                  cell: ({ address }) => (
                    <HolderLink
                      address={address}
                      href={holderHref(address)}
                      linkAs={linkAs}
                    />
                  ),
                },
                {
                  label: words.balance,
                  cell: ({ balance }) => formatTokens(BigInt(balance)),
                  isNumber: true,
                },
                {
                  label: holders.share,
                  cell: ({ share }) =>
                    share !== undefined && formatShare(share),
                  isNumber: true,
                },
                {
                  label: holders.nfts,
                  cell: ({ nfts }) => formatCount(nfts),
                  isNumber: true,
                },
              ]}
            />
          </Scroller>
          {top.length > few ? (
            <div>
              <Button
                aria-expanded={isWhole}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? words.few : words.all(top.length)}
              </Button>
            </div>
          ) : null}
        </>
      )}
    />
  )
}
