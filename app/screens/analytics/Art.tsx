import {
  type AnalyticsWallet,
  marketEndpoints,
  type Nfts,
  nftsEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { ArtCard } from '@narwhal-club/ui/analytics/ArtCard/ArtCard.tsx'
import type { CardProps } from '@narwhal-club/ui/charts/ChartCard/answer.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { createUseAsk } from '../../data/ask.ts'

const useMarket = createUseAsk(marketEndpoints)

/** As many as one call may ask for. */
const page = 24

/** What a holder has, with its art, two dozen at a time. */
export function Art(props: CardProps<AnalyticsWallet>) {
  const { answer } = props
  const [shown, setShown] = useState(page)
  const tokens = answer.status === 'ready' ? answer.data.tokens : []
  const address = answer.status === 'ready' ? answer.data.address : ''
  // It tells what is now, also on a page of a past moment.
  const { data: market } = useMarket(
    'marketWallet',
    { address },
    { enabled: tokens.length > 0 },
  )
  const ids = tokens.slice(0, shown).map(({ id }) => id)
  const calls = Array.from({ length: Math.ceil(ids.length / page) }, (_, at) =>
    ids.slice(at * page, (at + 1) * page).join(','),
  )
  const art = useQueries({
    queries: calls.map((call) => ({
      // Art does not hang on the moment.
      queryKey: [urlOf(nftsEndpoints.nfts, { ids: call })],
      select: (answer: unknown) => (answer as Nfts).rows,
    })),
    combine: (all) =>
      new Map(all.flatMap(({ data = [] }) => data).map((row) => [row.id, row])),
  })
  return (
    <ArtCard
      {...props}
      art={art}
      market={market}
      shown={shown}
      onMore={() => setShown(shown + page)}
    />
  )
}
