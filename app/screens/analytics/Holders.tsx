import { isAddress } from '@narwhal-club/core/chain'
import { HoldersCard } from '@narwhal-club/ui/analytics/HoldersCard/HoldersCard.tsx'
import type { HolderPlace } from '@narwhal-club/ui/kit/HolderLink/place.ts'
import { linksOf } from './links.ts'
import { momentOf, pathOf } from './question.ts'
import { useList } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'

/** A list is one card among others: it grows on demand. */
export const rowsAtOnce = 10

export interface ListProps {
  asking: Asking
  place: HolderPlace
}

/** The largest holders; a whole address leads to its page. */
export function Holders({ asking, place }: ListProps) {
  const { question, ask } = asking
  const asked = { ...momentOf(question), q: question.search }
  const list = useList('analyticsHolders', { ...asked, limit: rowsAtOnce })
  const search = (said: string) =>
    isAddress(said)
      ? ask({ holder: said, search: '', card: undefined })
      : ask({ search: said })
  return (
    <HoldersCard
      {...place}
      {...list}
      links={linksOf(asking, 'holders', pathOf('analyticsHolders', asked))}
      search={question.search}
      onSearch={search}
    />
  )
}
