import { toAct, toNotes } from '@narwhal-club/app/screens/swap/toAct.ts'
import { heldAfter } from '@narwhal-club/core/swap'
import {
  type SwappingView,
  type swappingMachine,
  toSwappingView,
} from '@narwhal-club/core/swapping'
import { SwapLeft } from '@narwhal-club/ui/swap/SwapLeft/SwapLeft.tsx'
import { SwapReview } from '@narwhal-club/ui/swap/SwapReview/SwapReview.tsx'
import {
  isUnderWay,
  UnderWay,
} from '@narwhal-club/ui/swap/UnderWay/UnderWay.tsx'
import {
  choice,
  otherIntentId,
  perNft,
} from '../../../core/swapping/swapping.fixture.ts'
import { nftsOf } from '../../../ui/fixtures/holder.ts'
import type { Render } from '../tour.ts'
import * as styles from './frames.css.ts'

type Send = Parameters<Render<typeof swappingMachine>>[1]

const held = 5
const nfts = nftsOf(choice.ids).rows.map(({ id, image }) => ({
  id,
  image: image || undefined,
}))
const fees = {
  wallet: 'due',
  credit: 'credit',
  'admin-exempt': 'exempt',
} as const

/** What is chosen, beside the gallery of the page. */
function Choice({ view, send }: { view: SwappingView; send: Send }) {
  const review = 'review' in view ? view.review : undefined
  const { mode, ids } = choice
  return (
    <SwapReview
      mode={mode}
      nfts={nfts}
      tokens={review?.tokens ?? BigInt(ids.length) * perNft}
      tokensPerNft={review?.tokensPerNft ?? perNft}
      fee={fees[review?.fee.by ?? 'wallet']}
      coins={review?.coins.need}
      coinsHeld={review?.coins.have}
      after={review?.after ?? heldAfter(mode, held, ids.length)}
      plan={review?.plan}
      notes={toNotes(view)}
      isRevokeWanted={review?.isRevokeWanted ?? true}
      onRevoke={(isWanted) => send({ type: 'swapping.revokeAfter', isWanted })}
      act={toAct({
        view,
        count: ids.length,
        session: 'signedIn',
        wallet: 'connected',
        isPaused: false,
        onConnect: () => send({ type: 'session.back' }),
        onSwitchChain: () => send({ type: 'chain.changed', chainId: 25 }),
        onReview: () => send({ type: 'swapping.start', ...choice }),
        onConfirm: () => send({ type: 'swapping.confirm' }),
        onRetry: () => send({ type: 'swapping.retry' }),
      })}
    />
  )
}

/** What stands on the page: the choice, or the swap that is under way. */
export const swapping: Render<typeof swappingMachine> = (snapshot, send) => {
  const view = toSwappingView(snapshot)
  return (
    <div className={isUnderWay(view) ? styles.page : styles.form}>
      {view.status === 'idle' ? (
        <SwapLeft
          {...view}
          onContinue={() =>
            send({ type: 'swapping.continue', intent: otherIntentId })
          }
        />
      ) : null}
      {isUnderWay(view) ? (
        <UnderWay
          view={view}
          nfts={nfts}
          fee="1 CRO"
          creditDays={30}
          explorerUrl="https://explorer.cronos.org"
          proof={() => '#transaction'}
          onNext={() => send({ type: 'swapping.next' })}
          onSkip={() => send({ type: 'swapping.skip' })}
          onCancel={() => send({ type: 'swapping.cancel' })}
          onRetry={() => send({ type: 'swapping.retry' })}
          onBack={() => send({ type: 'swapping.back' })}
          onConnect={() => send({ type: 'session.back' })}
          onPost={() => {}}
        />
      ) : (
        <Choice view={view} send={send} />
      )}
    </div>
  )
}
