import type { SwapQuote } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import {
  coinsFor,
  heldAfter,
  planOf,
  refusalOfSwap,
  swapLimits,
} from '../rules/swap/index.ts'
import type { Grants, SwapAdapter, SwapOrder } from './swapping.adapter.ts'
import {
  type Estimates,
  estimate,
  grantOf,
  readCoins,
  type SwapDesk,
  swapCall,
} from './swapping.desk.ts'
import {
  attempt,
  failed,
  isFailed,
  ofWallet,
  onChain,
  refusedBy,
} from './swapping.failure.ts'
import { tryCalls } from './swapping.trial.ts'
import type {
  Failed,
  Quoted,
  QuoteOutcome,
  SwapChoice,
  SwapReview,
} from './swapping.types.ts'

/** All that a review is worked out from. */
export interface ReviewFacts {
  quote: SwapQuote
  grants: Grants
  estimates: Estimates
  /** Wei. */
  coins: { have: bigint; gasPrice: bigint }
  nfts: number
  trial: SwapReview['trial']
}

/** Works out what is shown before the first click. */
export function reviewOf(facts: ReviewFacts, isWanted: boolean): SwapReview {
  const { quote, grants, estimates, coins, nfts, trial } = facts
  const { mode, ids, account, tokens, fee, feeTo, expiresAt } = quote.terms
  const amount = BigInt(fee)
  const by =
    amount === 0n ? 'admin-exempt' : quote.byCredit ? 'credit' : 'wallet'
  const ask = { mode, nfts: ids.length }
  const isAll = grantOf({ mode, ids }) === 'all' && !grants.isGranted
  const isRevocable = grants.isLeft || isAll
  const plan = planOf({
    ...ask,
    ...grants,
    isFeeSettled: by !== 'wallet',
    isRevokeWanted: isRevocable && isWanted,
  })
  const { gasPrice, have } = coins
  return {
    mode,
    ids,
    account: account as Address,
    tokens: BigInt(tokens),
    tokensPerNft: BigInt(tokens) / BigInt(ids.length),
    fee: { amount, to: feeTo as Address, by },
    plan,
    isRevocable,
    isRevokeWanted: isRevocable && isWanted,
    coins: {
      have,
      need: coinsFor(plan, ask, { fee: amount, gasPrice, estimates }),
    },
    before: heldAfter('redeem', nfts, 0),
    after: heldAfter(mode, nfts, ids.length),
    trial,
    listings: quote.listings,
    expiresAt: Date.parse(expiresAt),
  }
}

/** The same quote with or without what is revoked at its end. */
export const withRevoke = (quoted: Quoted, isWanted: boolean): Quoted => ({
  ...quoted,
  review: reviewOf(quoted.facts, isWanted),
})

/** Whether a person who has seen the one has seen the other. */
export function isSameOffer(one: SwapReview, other: SwapReview): boolean {
  const offer = ({
    account,
    mode,
    ids,
    tokens,
    fee,
    plan,
    after,
  }: SwapReview) =>
    JSON.stringify([
      account,
      mode,
      [...ids].sort(),
      String(tokens),
      [String(fee.amount), fee.to, fee.by],
      plan,
      after,
    ])
  return offer(one) === offer(other)
}

/** Tries what is asked for, together with its approval where that is missing. */
export const tryOrder = (
  { rpc }: SwapDesk,
  adapter: SwapAdapter,
  order: SwapOrder,
  isGranted: boolean,
  signal: Signal,
) => {
  const swap = swapCall(adapter, order)
  const approve = adapter.approve(order, grantOf(order))
  const calls = isGranted ? [swap] : [approve, swap]
  return tryCalls(rpc, order.account, calls, signal)
}

/**
 * Asks the server for a quote, and looks at all that it takes. The server is
 * believed about its fee; rate, owners, balances and approvals are read here.
 */
export async function quoteSwap(
  desk: SwapDesk,
  { choice, isRevokeWanted }: SwapWish,
  signal: Signal,
): Promise<QuoteOutcome> {
  const { ask, rpc, wallet, serverTime } = desk
  const { mode, ids } = choice
  const shown = await wallet.readAccount().catch(ofWallet)
  if (isFailed(shown)) return shown
  const account = shown.address.toLowerCase() as Address
  const { chainId } = shown
  const asked = await attempt(async () => {
    const body = { mode, account, chainId, ids: [...ids] }
    return {
      kind: 'asked' as const,
      ...(await desk.contract(signal)),
      quote: await ask('swapQuote', { body }, { signal }),
    }
  })
  if (isFailed(asked)) return asked
  const { config, adapter, quote } = asked
  const { terms } = quote
  const order: SwapOrder = {
    mode,
    account,
    ids: terms.ids,
    tokens: BigInt(terms.tokens),
    minOut: BigInt(terms.minOut),
    deadline: BigInt(Math.floor((serverTime() + swapLimits.intentFor) / 1_000)),
  }

  return onChain<QuoteOutcome>(async () => {
    const nfts = ids.length
    const [own, { facts, grants }, coins, held] = await Promise.all([
      adapter.quote({ mode, nfts }, signal),
      adapter.preflight(order, signal),
      readCoins(rpc, account, signal),
      adapter.inventory(signal, account),
    ])
    const isOwn = own.tokens === order.tokens && own.minOut === order.minOut
    if (!isOwn || !isChosen(terms.ids, ids)) return changed
    const vault = config.vault as Address
    const base = { mode, account, vault, chainId, ids, worth: order.tokens }
    const refusal = refusalOfSwap(base, { ...facts, isGranted: true })
    if (refusal) return refusedBy(refusal)
    const tried = await tryOrder(desk, adapter, order, grants.isGranted, signal)
    if (tried.kind === 'refused') return failed('swapping.wouldFail')
    const { isGranted } = grants
    const step = isGranted ? 'swap' : 'approve'
    const call = isGranted
      ? swapCall(adapter, order)
      : adapter.approve(order, grantOf(order))
    const gas = await estimate(rpc, account, call, signal)
    const all: ReviewFacts = {
      quote,
      grants,
      estimates: gas === undefined ? {} : { [step]: gas },
      coins,
      nfts: held.nfts,
      trial: tried.kind === 'passed' ? 'passed' : 'later',
    }
    // What lets the contract take everything is taken back unless one says no.
    const isWanted = isRevokeWanted ?? (!isGranted && grantOf(order) === 'all')
    const review = reviewOf(all, isWanted)
    const { have, need } = review.coins
    if (have < need.total)
      return refusedBy({ code: 'swap_coins_short', have, need: need.total })
    const freshFor = Math.max(0, review.expiresAt - serverTime())
    return { kind: 'quoted', quoted: { review, quote, facts: all, freshFor } }
  })
}

export interface SwapWish {
  choice: SwapChoice
  /** Null where nobody has said yet. */
  isRevokeWanted: boolean | null
}

const isChosen = (given: readonly string[], chosen: readonly string[]) =>
  JSON.stringify([...given].sort()) === JSON.stringify([...chosen].sort())

const changed: Failed = refusedBy({ code: 'swap_quote_changed' })
