import { chain } from '@narwhal-club/core/constants'
import {
  formatAmount,
  formatCount,
  formatTokens,
} from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { CoinNeed, Held, PlannedStep } from '@narwhal-club/core/swap'
import { ArrowRight, Info } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { Facts } from '../../kit/Panel/Facts.tsx'
import { Switch } from '../../kit/Switch/Switch.tsx'
import { SwapSides, type SwapSidesProps } from '../SwapSides/SwapSides.tsx'
import { Plan } from './Plan.tsx'
import * as styles from './SwapReview.css.ts'

const { review: words } = swap

/** What the button does now, or why there is none yet. */
export type SwapAct =
  | { is: 'connect' | 'signIn'; onAct: () => void }
  /** Nothing is chosen. */
  | { is: 'none' }
  /** The chain is looked at. */
  | { is: 'busy' }
  | { is: 'ready'; onAct: () => void }
  /** It would be refused: why, and what to do. */
  | { is: 'refused'; advice: string; onAgain: () => void }

export interface SwapReviewProps extends SwapSidesProps {
  /** Base units of the token that one NFT is worth. */
  tokensPerNft: bigint
  fee: 'due' | 'exempt' | 'credit'
  /** Wei; missing while gas is not known. */
  coins?: CoinNeed | undefined
  /** Wei of the wallet; missing while it is not known. */
  coinsHeld?: bigint | undefined
  /** What the wallet holds afterwards. */
  after?: Held | undefined
  /** Proposals that are voted on, by their number, and the power frozen there. */
  frozen?: { power: number; proposals: readonly number[] } | undefined
  /** Transactions that it takes, once they are known. */
  plan?: readonly PlannedStep[] | undefined
  isRevokeWanted: boolean
  onRevoke: (isWanted: boolean) => void
  act: SwapAct
}

const coin = (wei: bigint) =>
  `${formatAmount(wei)} ${chain.nativeCurrency.symbol}`

function feeOf({ fee, coins }: SwapReviewProps): string {
  if (fee === 'exempt') return words.feeExempt
  if (fee === 'credit') return words.feeCredit
  return words.feeOnce(
    coins ? coin(coins.fee) : `1 ${chain.nativeCurrency.symbol}`,
  )
}

function factsOf(props: SwapReviewProps): [string, string][] {
  const { tokensPerNft, coins } = props
  return [
    [words.rate, swap.oneIs(formatTokens(tokensPerNft))],
    [words.fee, feeOf(props)],
    [words.gas, coins ? coin(coins.gas) : words.gasUnknown],
    ...(coins ? [[words.need, coin(coins.total)] as [string, string]] : []),
  ]
}

/** What a swap would do, all of it, before a wallet is asked for anything. */
export function SwapReview(props: SwapReviewProps) {
  const { nfts, coins, coinsHeld, plan, act } = props
  const isShort =
    coins !== undefined && coinsHeld !== undefined && coinsHeld < coins.total
  const isAll = plan?.some((at) => at.step === 'approve' && at.how === 'all')
  return (
    <Card title={words.title}>
      <div className={styles.root}>
        {nfts.length > 0 ? (
          <>
            <SwapSides {...props} />
            <Facts rows={factsOf(props)} />
            {isShort ? (
              <p className={styles.warning}>{words.have(coin(coinsHeld))}</p>
            ) : null}
            <Effect {...props} />
            {plan ? <Plan {...props} plan={plan} /> : null}
            {isAll ? (
              <div className={styles.all}>
                <p className={styles.warning}>{words.all}</p>
                <Switch
                  label={words.revoke}
                  checked={props.isRevokeWanted}
                  onChange={props.onRevoke}
                />
              </div>
            ) : null}
          </>
        ) : null}
        <Act act={act} count={nfts.length} />
      </div>
    </Card>
  )
}

/** What it does to what its reader may vote with. */
function Effect({ after, frozen }: SwapReviewProps) {
  if (!after) return null
  const stays =
    frozen && frozen.proposals.length > 0
      ? words.frozen(
          formatCount(frozen.power),
          frozen.proposals
            .map((number) => words.proposal(formatCount(number)))
            .join(', '),
        )
      : ''
  return (
    <p className={styles.effect}>
      <Info size={18} aria-hidden />
      <span>
        {words.hold(words.nfts(after.nfts), formatCount(after.power))} {stays}
      </span>
    </p>
  )
}

function Act({ act, count }: { act: SwapAct; count: number }) {
  switch (act.is) {
    case 'none':
      return <p className={styles.note}>{words.none}</p>
    case 'connect':
    case 'signIn':
      return (
        <Button variant="spark" wide onClick={act.onAct}>
          {words[act.is]}
        </Button>
      )
    case 'refused':
      return (
        <>
          <p role="alert" className={styles.warning}>
            {act.advice}
          </p>
          <Button wide onClick={act.onAgain}>
            {words.again}
          </Button>
        </>
      )
    default:
      return (
        <>
          <Button
            variant="spark"
            wide
            waiting={act.is === 'busy'}
            onClick={act.is === 'ready' ? act.onAct : undefined}
          >
            {act.is === 'busy' ? words.busy : words.act(words.nfts(count))}
            {act.is === 'busy' ? null : <ArrowRight size={18} aria-hidden />}
          </Button>
          <p className={styles.note}>{words.trial}</p>
        </>
      )
  }
}
