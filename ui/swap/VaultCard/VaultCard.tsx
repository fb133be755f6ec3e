import { chain } from '@narwhal-club/core/constants'
import type { SwapConfig } from '@narwhal-club/core/contract'
import {
  formatAmount,
  formatCount,
  formatTokens,
} from '@narwhal-club/core/format'
import { shared } from '@narwhal-club/core/messages/pages/shared'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { CirclePause } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer } from '../../kit/answer/answer.ts'
import { Card } from '../../kit/Card/Card.tsx'
import { ErrorState } from '../../kit/ErrorState/ErrorState.tsx'
import { Metric } from '../../kit/Metric/Metric.tsx'
import { StaleNote } from '../../kit/StaleNote/StaleNote.tsx'
import { StatusChip } from '../../kit/StatusChip/StatusChip.tsx'
import { eyebrow } from '../../theme/text.css.ts'
import * as styles from './VaultCard.css.ts'

const { vault: words } = swapPage

export interface VaultCardProps {
  answer: Answer<SwapConfig>
  /** Its whole address, to copy and to look up. */
  address?: ReactNode
}

/** What the vault holds and asks, for anyone to see. */
export function VaultCard({ answer, address }: VaultCardProps) {
  if (answer.status === 'failed')
    return (
      <Card title={words.title}>
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      </Card>
    )
  const config = answer.status === 'ready' ? answer.data : undefined
  const loading = config === undefined
  const { holds, tokensPerNft, fee, paused } = config ?? {}
  return (
    <Card title={words.title} aside={<State paused={paused} />}>
      <div className={styles.metrics}>
        <Metric
          label={words.nfts}
          value={holds && formatCount(holds.nfts)}
          loading={loading}
        />
        <Metric
          label={words.tokens}
          value={holds && formatTokens(BigInt(holds.tokens))}
          loading={loading}
        />
        <Metric
          label={words.rate}
          value={tokensPerNft && swap.oneIs(formatTokens(BigInt(tokensPerNft)))}
          loading={loading}
        />
        <Metric
          label={words.fee}
          value={
            fee &&
            `${formatAmount(BigInt(fee.amount))} ${chain.nativeCurrency.symbol}`
          }
          detail={words.feeOnce}
          loading={loading}
        />
      </div>
      {address ? (
        <div className={styles.address}>
          <span className={styles.term}>{words.address}</span>
          {address}
        </div>
      ) : null}
      <AsOf config={config} />
    </Card>
  )
}

function State({ paused }: { paused: boolean | undefined }) {
  if (!paused) return null
  return (
    <StatusChip tone="warning" icon={CirclePause}>
      {words.paused}
    </StatusChip>
  )
}

/** How far it can be trusted: the block, or that the node is away. */
function AsOf({ config }: { config: SwapConfig | undefined }) {
  const { status, block } = config?.source ?? {}
  if (status === 'stale') return <StaleNote>{shared.factsStale}</StaleNote>
  if (status === 'unavailable')
    return <StaleNote>{words.unavailable}</StaleNote>
  return (
    // An empty line keeps the room until the block is known.
    <p className={eyebrow}>
      {block === undefined ? '\u00a0' : shared.asOf(formatCount(block))}
    </p>
  )
}
