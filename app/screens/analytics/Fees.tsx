import type { AnalyticsFees } from '@narwhal-club/core/contract'
import { FeesCard } from '@narwhal-club/ui/analytics/FeesCard/FeesCard.tsx'
import { useConfig } from '../../data/config.ts'
import { type ListProps, rowsAtOnce } from './Holders.tsx'
import { linksOf } from './links.ts'
import { pathOf } from './question.ts'
import { pagesAnswerOf, useAskPages } from './useAnswer.ts'

/** Every fee that came in. Contracts pay as well: none is left out. */
export function Fees({ asking, place }: ListProps) {
  const { block } = asking.question
  const pathBy = (limit?: string) =>
    pathOf('analyticsFees', { block, exclude: 'contracts' }, { limit })
  const pages = useAskPages<AnalyticsFees>(pathBy(rowsAtOnce))
  const explorer = useConfig().data?.chain.explorerUrl
  return (
    <FeesCard
      {...place}
      answer={pagesAnswerOf(pages, (first, all) => ({
        ...first,
        rows: all.flatMap(({ rows }) => rows),
      }))}
      links={linksOf(asking, 'fees', pathBy())}
      transactionHref={
        explorer ? (hash) => `${explorer}/tx/${hash}` : undefined
      }
      more={pages.more}
    />
  )
}
