import { brand } from '@narwhal-club/core/brand'
import { chain, governance, swap } from '@narwhal-club/core/constants'
import { about } from '@narwhal-club/core/messages/pages/about'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

const { fees } = about
const { symbol } = chain.nativeCurrency
const tokens = (amount: bigint) =>
  `${amount.toLocaleString('en-US')} $${brand.product}`

/** What each act costs, and that the rest is free. */
export function Fees() {
  return (
    <Section title={fees.title}>
      <p className={styles.prose}>{fees.lead}</p>
      <Card>
        <div className={styles.stack}>
          <Metric label={fees.swap} value={`${swap.feeCro} ${symbol}`} />
          <Metric
            label={fees.proposal}
            value={tokens(governance.proposalFeeTokens)}
          />
          <Metric
            label={fees.bounty}
            value={tokens(governance.bountyFeeTokens)}
          />
        </div>
      </Card>
      <p className={styles.prose}>{fees.note}</p>
    </Section>
  )
}
