import type { AdminTotals, AssetTotals } from '@narwhal-club/core/contract'
import { formatCount, formatTokens } from '@narwhal-club/core/format'
import { books } from '@narwhal-club/core/messages/pages/books'
import { Check, TriangleAlert } from 'lucide-react'
import type { Answer } from '../../kit/answer/answer.ts'
import { Card } from '../../kit/Card/Card.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { Metric } from '../../kit/Metric/Metric.tsx'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import * as styles from './FeeTotals.css.ts'

const { totals: words } = books
const sums = [
  'arrived',
  'spent',
  'credit',
  'setAside',
  'refunded',
  'waiting',
] as const satisfies readonly (keyof AssetTotals)[]
const assets = ['TOKEN', 'CRO'] as const

export interface FeeTotalsProps {
  answer: Answer<AdminTotals>
}

/** What arrived by the chain, and what became of it by the books. */
export function FeeTotals({ answer }: FeeTotalsProps) {
  if (answer.status === 'failed')
    return (
      <Card title={words.title}>
        <ErrorState heading="h3" onAction={answer.onRetry}>
          {answer.advice}
        </ErrorState>
      </Card>
    )
  const data = answer.status === 'ready' ? answer.data : undefined
  return (
    <Card title={words.title}>
      {data ? (
        <p className={styles.note}>{words.asOf(formatCount(data.block))}</p>
      ) : null}
      {assets.map((asset) => {
        const found = data?.assets.find((each) => each.asset === asset)
        return (
          <section key={asset} aria-label={books.asset[asset]}>
            <div className={styles.head}>
              <h3>{books.asset[asset]}</h3>
              {found ? (
                <StatusChip
                  tone={found.agrees ? 'success' : 'danger'}
                  icon={found.agrees ? Check : TriangleAlert}
                >
                  {words.verdict}: {found.agrees ? words.agrees : words.differs}
                </StatusChip>
              ) : null}
            </div>
            <div className={styles.sums}>
              {sums.map((sum) => (
                <Metric
                  key={sum}
                  label={words[sum]}
                  value={found && formatTokens(BigInt(found[sum]))}
                  loading={!data}
                />
              ))}
            </div>
          </section>
        )
      })}
    </Card>
  )
}
