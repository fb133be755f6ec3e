import { FeesCard } from '@narwhal-club/ui/analytics/FeesCard/FeesCard.tsx'
import { useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { type ListProps, rowsAtOnce } from './Holders.tsx'
import { linksOf } from './links.ts'
import { pathOf } from './question.ts'
import { useList } from './useAnswer.ts'

/** Every fee that came in. Contracts pay as well: none is left out. */
export function Fees({ asking, place }: ListProps) {
  const { block } = asking.question
  const list = useList('analyticsFees', { block, limit: rowsAtOnce })
  const explorer = useConfig().data?.chain.explorerUrl
  return (
    <FeesCard
      {...place}
      {...list}
      links={linksOf(asking, 'fees', pathOf('analyticsFees', { block }))}
      proposalHref={({ id, clubId }) => paths.proposal(clubId, id)}
      transactionHref={
        explorer ? (hash) => `${explorer}/tx/${hash}` : undefined
      }
    />
  )
}
