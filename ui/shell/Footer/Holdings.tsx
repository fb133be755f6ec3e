import type { BalanceView } from '@narwhal-club/core/balance'
import type { User } from '@narwhal-club/core/contract'
import { holdings, ui, words } from '@narwhal-club/core/messages'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { WhaleBadge } from '../../kit/WhaleBadge/WhaleBadge.tsx'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './Footer.css.ts'
import { type Fact, holdingFacts } from './facts.ts'

const { footer } = ui

function Value({ fact }: { fact: Fact }) {
  return (
    <dd className={styles.value} data-status={fact.status}>
      {fact.status === 'known' ? fact.text : null}
      {fact.status === 'unknown' ? footer.unknown : null}
      {fact.status === 'loading' ? (
        <>
          <span className={styles.bone} />
          <span className={hidden}>{footer.loading}</span>
        </>
      ) : null}
    </dd>
  )
}

/** One thing that is wrong, on a line of its own. */
function Trouble({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.trouble}>
      <TriangleAlert size={15} className={styles.troubleIcon} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  )
}

export interface HoldingsProps {
  user: User
  balance: BalanceView
  onRetryBalance: () => void
}

/** Shows what the signed-in user holds (R1.2), and says so when it is not known. */
export function Holdings({ user, balance, onRetryBalance }: HoldingsProps) {
  const facts = holdingFacts(user, balance)
  const { block } = user.holdings
  const stale =
    block === undefined
      ? holdings.staleNoBlock
      : holdings.stale(block.toLocaleString('en-US'))
  const why = { fresh: null, stale, unavailable: holdings.unavailable }
  const reason = why[facts.source]
  const rows: [string, Fact][] = [
    [footer.nfts, facts.nfts],
    [footer.token, facts.token],
    [footer.votingPower, facts.votingPower],
  ]
  return (
    <section className={styles.holdings} aria-label={holdings.title}>
      <dl className={styles.facts}>
        {rows.map(([term, fact]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <Value fact={fact} />
          </div>
        ))}
      </dl>
      {facts.isWhale ? (
        <span className={styles.whale}>
          <WhaleBadge />
        </span>
      ) : null}
      {reason ? <Trouble text={reason} /> : null}
      {balance.error ? (
        <Trouble text={balance.error}>
          <button
            type="button"
            className={styles.again}
            onClick={onRetryBalance}
          >
            {words.retry}
          </button>
        </Trouble>
      ) : null}
    </section>
  )
}
