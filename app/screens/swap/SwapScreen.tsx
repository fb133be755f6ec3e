import { chain, swap as swapRules } from '@narwhal-club/core/constants'
import { formatAmount } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { useConfig } from '../../data/config.ts'
import { FactsSection } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

/** Swap (R2.10): the rate and what the vault holds; swapping comes next. */
export function SwapScreen() {
  const { data, isPending } = useConfig()
  const rate =
    data && BigInt(data.limits.swapRatio) * BigInt(data.limits.swapUnit)
  return (
    <Page title={swap.title} lead={swap.lead}>
      <Section title={swap.terms}>
        <Card>
          <div className={styles.metrics}>
            <Metric
              label={swap.rate}
              loading={isPending}
              value={rate && swap.oneIs(formatAmount(rate))}
            />
            <Metric
              label={swap.fee}
              value={`${swapRules.feeCro} ${chain.nativeCurrency.symbol}`}
            />
          </div>
        </Card>
        <EmptyState>{swap.soon}</EmptyState>
      </Section>
      <FactsSection show={['inVault', 'tokenInVault', 'supply']} />
    </Page>
  )
}
