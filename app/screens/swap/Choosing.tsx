import type { SwapConfig } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { heldAfter, swapLimits } from '@narwhal-club/core/swap'
import type { SwappingView } from '@narwhal-club/core/swapping'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { FootBar } from '@narwhal-club/ui/kit/FootBar/FootBar.tsx'
import { SwapReview } from '@narwhal-club/ui/swap/SwapReview/SwapReview.tsx'
import { useEffect } from 'react'
import type { useAddress } from '../../data/useAddress.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useWithWallet } from '../../shell/dialog/useWithWallet.ts'
import { useSend, useSystem, useView } from '../../useSystem.ts'
import { Gallery } from './Gallery.tsx'
import * as styles from './swap.css.ts'
import type { SwapQuestion } from './swapAddress.ts'
import { isAsked, toAct, toNotes } from './toAct.ts'
import { useFrozen } from './useFrozen.ts'
import { useArt } from './useSwaps.ts'

const { bar: words } = swapPage
const reviewId = 'review'

export interface ChoosingProps {
  view: SwappingView
  config: SwapConfig | undefined
  asking: ReturnType<typeof useAddress<SwapQuestion>>
}

/** What goes through a swap, and all that it takes: nothing has begun. */
export function Choosing(props: ChoosingProps) {
  const { view, asking } = props
  const { mode, ids } = asking.state
  const system = useSystem()
  // What was asked for is of one choice: another one, or another page, ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what it hangs on
  useEffect(
    () => () => {
      const { swapping } = system.getSnapshot()
      if (isAsked(swapping)) system.send({ type: 'swapping.back' })
    },
    [system, mode, ids.join()],
  )
  const chosen = reviewOf(view)?.ids ?? ids
  return (
    <div className={styles.parts}>
      <Gallery asking={asking} />
      <div className={styles.review}>
        <Review {...props} chosen={chosen} />
      </div>
      {chosen.length > 0 ? (
        <FootBar
          label={words.label}
          said={words.chosen(
            formatCount(chosen.length),
            formatCount(swapLimits.ids),
          )}
        >
          <ButtonLink href={`#${reviewId}`} variant="spark">
            {words.review}
          </ButtonLink>
        </FootBar>
      ) : null}
    </div>
  )
}

/** What was reviewed is what it goes on with, whatever is chosen meanwhile. */
const reviewOf = (view: SwappingView) =>
  view.status === 'reviewing' || view.status === 'opening'
    ? view.review
    : undefined

function Review({
  view,
  config,
  asking,
  chosen,
}: ChoosingProps & { chosen: readonly string[] }) {
  const { mode } = asking.state
  const send = useSend()
  const session = useView((all) => all.session)
  const wallet = useView((all) => all.wallet.status)
  const onConnect = useConnect()
  const withWallet = useWithWallet()
  const frozen = useFrozen()
  const art = useArt(chosen)
  const review = reviewOf(view)
  const { userAddress } = session.session
  const tokensPerNft = config && BigInt(config.tokensPerNft)
  const hasCredit = view.status === 'idle' && view.credits.length > 0
  const by =
    review?.fee.by ??
    (config && config.fee.exempt === userAddress
      ? 'admin-exempt'
      : hasCredit
        ? 'credit'
        : 'wallet')
  const nftCount = 'user' in session ? session.user.nftCount : undefined
  return (
    <SwapReview
      id={reviewId}
      mode={review?.mode ?? mode}
      nfts={chosen.map((id) => ({
        id,
        image: art.get(id)?.image || undefined,
      }))}
      tokens={review?.tokens ?? BigInt(chosen.length) * (tokensPerNft ?? 0n)}
      tokensPerNft={review?.tokensPerNft ?? tokensPerNft}
      fee={fees[by]}
      coins={review?.coins.need}
      coinsHeld={review?.coins.have}
      after={
        review?.after ??
        (nftCount === undefined
          ? undefined
          : heldAfter(mode, nftCount, chosen.length))
      }
      frozen={frozen}
      plan={review?.plan}
      notes={toNotes(view)}
      isRevokeWanted={review?.isRevokeWanted ?? true}
      isRevokeFixed={view.status !== 'reviewing' || view.isAsking}
      onRevoke={(isWanted) => send({ type: 'swapping.revokeAfter', isWanted })}
      act={toAct({
        view,
        count: chosen.length,
        session: session.status,
        wallet,
        isPaused: config?.paused === true,
        onConnect,
        onSwitchChain: () => send({ type: 'wallet.switchChain' }),
        onReview: () =>
          withWallet(() =>
            send({ type: 'swapping.start', mode, ids: [...chosen] }),
          ),
        onConfirm: () => send({ type: 'swapping.confirm' }),
        onRetry: () => send({ type: 'swapping.retry' }),
      })}
    />
  )
}

const fees = {
  wallet: 'due',
  credit: 'credit',
  'admin-exempt': 'exempt',
} as const
