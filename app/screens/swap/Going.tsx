import { chain } from '@narwhal-club/core/constants'
import type { SwapConfig } from '@narwhal-club/core/contract'
import { formatAmount, formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { swapLimits } from '@narwhal-club/core/swap'
import { postOnX } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import {
  UnderWay,
  type UnderWayView,
} from '@narwhal-club/ui/swap/UnderWay/UnderWay.tsx'
import { page } from '../../browser/page.ts'
import { useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useDisplay } from '../../useDisplay.ts'
import { useSend } from '../../useSystem.ts'
import { useArt } from './useSwaps.ts'

export interface GoingProps {
  view: UnderWayView
  config: SwapConfig | undefined
}

const none: readonly string[] = []

/** A swap under way, joined to the machine. */
export function Going({ view, config }: GoingProps) {
  const send = useSend()
  const onConnect = useConnect()
  const { theme } = useDisplay()
  const explorerUrl = useConfig().data?.chain.explorerUrl
  const intent = 'intent' in view ? view.intent : undefined
  const ids = intent?.ids ?? none
  const art = useArt(ids)
  const hash = intent?.swapped?.hash
  const fee = config ? BigInt(config.fee.amount) : 0n
  const proof = () =>
    explorerUrl && hash ? `${explorerUrl}/tx/${hash}` : (hash ?? '')
  const onPost = () => {
    if (!intent) return
    const { mode, tokens, swapped } = intent
    const said = swapPage.receipt.post[mode](
      swap.nfts((swapped?.ids ?? ids).length),
      swap.tokens(formatTokens(BigInt(swapped?.tokens ?? tokens))),
    )
    page.open(postOnX(said, page.origin() + paths.swap))
  }
  return (
    <>
      <UnderWay
        view={view}
        nfts={ids.map((id) => ({ id, image: art.get(id)?.image || undefined }))}
        fee={`${formatAmount(fee)} ${chain.nativeCurrency.symbol}`}
        creditDays={
          config?.limits.creditDays ?? swapLimits.creditFor / 86_400_000
        }
        explorerUrl={explorerUrl}
        proof={proof}
        onNext={() => send({ type: 'swapping.next' })}
        onSkip={() => send({ type: 'swapping.skip' })}
        onCancel={() => send({ type: 'swapping.cancel' })}
        onRetry={() => send({ type: 'swapping.retry' })}
        onBack={() => send({ type: 'swapping.back' })}
        onConnect={onConnect}
        onPost={onPost}
      />
      <LazyConfetti
        celebrating={view.status === 'done' && view.isNew}
        theme={theme}
        onDone={() => send({ type: 'swapping.celebrated' })}
      />
    </>
  )
}
