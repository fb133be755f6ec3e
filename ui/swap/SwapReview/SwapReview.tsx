import { formatCount, formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { CoinNeed, Held, PlannedStep } from '@narwhal-club/core/swap'
import { Info } from 'lucide-react'
import { Card } from '../../kit/Card/Card.tsx'
import { Facts } from '../../kit/Panel/Facts.tsx'
import { Switch } from '../../kit/Switch/Switch.tsx'
import { coinsHeld, coinsNeeded, usualFee } from '../coins.ts'
import { SwapSides, type SwapSidesProps } from '../SwapSides/SwapSides.tsx'
import { Act, type SwapAct } from './Act.tsx'
import { Plan } from './Plan.tsx'
import * as styles from './SwapReview.css.ts'

const { review: words } = swap

export interface SwapReviewProps extends SwapSidesProps {
  /** Where the bar of a phone leads to. */
  id?: string | undefined
  /** Base units of the token that one NFT is worth; missing while not known. */
  tokensPerNft?: bigint | undefined
  fee: 'due' | 'exempt' | 'credit'
  /** Wei; missing while gas is not known. */
  coins?: CoinNeed | undefined
  /** Wei of the wallet; missing while it is not known. */
  coinsHeld?: bigint | undefined
  /** What the wallet holds afterwards. */
  after?: Held | undefined
  /** Proposals where power is frozen, by their number, and how many more. */
  frozen?: { proposals: readonly number[]; more: number } | undefined
  /** Transactions that it takes, once they are known. */
  plan?: readonly PlannedStep[] | undefined
  /** What else is to be known before the press. */
  notes?: readonly string[] | undefined
  isRevokeWanted: boolean
  /** It is on its way as it is: nobody hears another wish. */
  isRevokeFixed?: boolean
  onRevoke: (isWanted: boolean) => void
  act: SwapAct
}

function feeOf({ fee, coins }: SwapReviewProps): string {
  if (fee === 'exempt') return words.feeExempt
  if (fee === 'credit') return words.feeCredit
  return words.feeOnce(coinsNeeded(coins?.fee ?? usualFee))
}

function factsOf(props: SwapReviewProps): [string, string][] {
  const { tokensPerNft, coins } = props
  const rows: [string, string | false | undefined][] = [
    [
      words.rate,
      tokensPerNft !== undefined && swap.oneIs(formatTokens(tokensPerNft)),
    ],
    [words.fee, feeOf(props)],
    [words.gas, coins ? coinsNeeded(coins.gas) : words.gasUnknown],
    [words.need, coins && coinsNeeded(coins.total)],
  ]
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []))
}

/** What a swap would do, all of it, before a wallet is asked for anything. */
export function SwapReview(props: SwapReviewProps) {
  const { id, nfts, coins, plan, notes = [], act } = props
  const isShort =
    coins !== undefined &&
    props.coinsHeld !== undefined &&
    props.coinsHeld < coins.total
  const isAll = plan?.some((at) => at.step === 'approve' && at.how === 'all')
  return (
    <div id={id} className={styles.place}>
      <Card title={words.title}>
        <div className={styles.root}>
          {nfts.length > 0 ? (
            <>
              <SwapSides {...props} />
              <Facts rows={factsOf(props)} />
              {isShort ? (
                <p className={styles.warning}>
                  {words.have(coinsHeld(props.coinsHeld ?? 0n))}
                </p>
              ) : null}
              <Effect {...props} />
              {plan ? <Plan {...props} plan={plan} /> : null}
              {isAll ? (
                <fieldset className={styles.all} disabled={props.isRevokeFixed}>
                  <p className={styles.warning}>{words.all}</p>
                  <Switch
                    label={words.revoke}
                    checked={props.isRevokeWanted}
                    onChange={props.onRevoke}
                  />
                </fieldset>
              ) : null}
              {/* It is there before it says something: only then it is heard. */}
              <div role="status" className={styles.notes}>
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            </>
          ) : null}
          <div className={styles.foot}>
            <Act act={act} count={nfts.length} />
          </div>
        </div>
      </Card>
    </div>
  )
}

function staysOf({ frozen }: SwapReviewProps): string {
  const { proposals = [], more = 0 } = frozen ?? {}
  if (proposals.length === 0) return ''
  const named = proposals.map((number) => words.proposal(formatCount(number)))
  const all = more > 0 ? [...named, words.others(formatCount(more))] : named
  return words.frozen(all.join(', '))
}

/** What it does to what its reader may vote with. */
function Effect(props: SwapReviewProps) {
  const { after } = props
  if (!after) return null
  return (
    <p className={styles.effect}>
      <Info size={18} aria-hidden />
      <span>
        {words.hold(swap.nfts(after.nfts), formatCount(after.power))}{' '}
        {staysOf(props)}
      </span>
    </p>
  )
}
