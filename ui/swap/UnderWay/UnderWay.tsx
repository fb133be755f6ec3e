import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { heldAfter } from '@narwhal-club/core/swap'
import type { SwappingView } from '@narwhal-club/core/swapping'
import { Card } from '../../kit/Card/Card.tsx'
import { SwapEnded } from '../SwapEnded/SwapEnded.tsx'
import { type Halted, SwapHalt } from '../SwapHalt/SwapHalt.tsx'
import { SwapReceipt } from '../SwapReceipt/SwapReceipt.tsx'
import type { SwapNft } from '../SwapSides/Arts.tsx'
import { SwapSides } from '../SwapSides/SwapSides.tsx'
import { SwapSteps } from '../SwapSteps/SwapSteps.tsx'
import * as styles from './UnderWay.css.ts'

type Begun = Extract<SwappingView, { status: 'working' | 'done' | 'ended' }>
export type UnderWayView = Begun | Halted

/** Whether a swap is under way, or has just come to its end. */
export const isUnderWay = (view: SwappingView): view is UnderWayView =>
  'isUnderWay' in view
    ? view.isUnderWay
    : ['resuming', 'working', 'cancelling', 'done', 'ended'].includes(
        view.status,
      )

export interface UnderWayActs {
  onNext: () => void
  onSkip: () => void
  onCancel: () => void
  onRetry: () => void
  onBack: () => void
  onConnect: () => void
  onPost: () => void
}

export interface UnderWayProps extends UnderWayActs {
  view: UnderWayView
  nfts: readonly SwapNft[]
  /** As it is said. */
  fee: string
  creditDays: number
  explorerUrl?: string | undefined
  /** What is copied of a receipt: where its transaction is, or its hash. */
  proof: () => string
}

/** A swap from its first step to its receipt: whatever becomes of it. */
export function UnderWay(props: UnderWayProps) {
  return props.view.status === 'working' ? (
    <Steps {...props} view={props.view} />
  ) : (
    <div className={styles.narrow}>
      <Other {...props} view={props.view} />
    </div>
  )
}

type Working = Extract<UnderWayView, { status: 'working' }>

function Steps(props: UnderWayProps & { view: Working }) {
  const { view, nfts } = props
  const { mode, tokens } = view.intent
  return (
    <div className={styles.root}>
      <SwapSteps {...props} view={view} />
      <Card title={swapPage.going}>
        <SwapSides mode={mode} nfts={nfts} tokens={BigInt(tokens)} />
      </Card>
    </div>
  )
}

function Other(
  props: UnderWayProps & { view: Exclude<UnderWayView, Working> },
) {
  const { view, nfts, fee, creditDays, ...rest } = props
  switch (view.status) {
    case 'done': {
      const { intent, steps, holdings } = view
      return (
        <SwapReceipt
          {...{ intent, steps, nfts, fee }}
          holdings={
            holdings
              ? { ...holdings, ...heldAfter('redeem', holdings.nfts, 0) }
              : undefined
          }
          explorerUrl={rest.explorerUrl}
          proof={rest.proof}
          onPost={rest.onPost}
          onAgain={rest.onBack}
        />
      )
    }
    case 'ended':
      return (
        <SwapEnded
          intent={view.intent}
          creditDays={creditDays}
          onAgain={rest.onBack}
        />
      )
    default:
      return <SwapHalt {...rest} view={view} />
  }
}
