import { isAddress } from '@narwhal-club/core/chain'
import type { AnalyticsHolders } from '@narwhal-club/core/contract'
import { HoldersCard } from '@narwhal-club/ui/analytics/HoldersCard/HoldersCard.tsx'
import type { HolderPlace } from '@narwhal-club/ui/kit/HolderLink/place.ts'
import { linksOf } from './links.ts'
import { pathOf } from './question.ts'
import { pagesAnswerOf, useAskPages } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'

/** A list is one card among others: it grows on demand. */
export const rowsAtOnce = '10'

export interface ListProps {
  asking: Asking
  place: HolderPlace
}

/** The largest holders; a whole address leads to its page. */
export function Holders({ asking, place }: ListProps) {
  const { question, ask } = asking
  const pathBy = (limit?: string) =>
    pathOf('analyticsHolders', question, {
      q: question.search || undefined,
      limit,
    })
  const pages = useAskPages<AnalyticsHolders>(pathBy(rowsAtOnce))
  const search = (said: string) =>
    isAddress(said)
      ? ask({ holder: said, search: '', card: undefined })
      : ask({ search: said })
  return (
    <HoldersCard
      {...place}
      answer={pagesAnswerOf(pages, (first, all) => ({
        ...first,
        rows: all.flatMap(({ rows }) => rows),
      }))}
      links={linksOf(asking, 'holders', pathBy())}
      search={question.search}
      onSearch={search}
      more={pages.more}
    />
  )
}
