import type { Asked, SwapQuote, swapApi } from '@narwhal-club/core/contract'
import {
  faultOfIds,
  leastOut,
  type SwapAsk,
  swapLimits,
  tokensFor,
} from '@narwhal-club/core/swap'
import { RefusalError } from '../../errors.ts'
import { behindAfter } from '../../indexer/standing.ts'
import type { IndexStand } from '../fees/fees.ports.ts'
import { checkSwap } from './checkSwap.ts'
import { holdToQuote, signQuote } from './quote.ts'
import { isLive, isMade, settleAccount, weigh } from './settleAccount.ts'
import {
  type Hex,
  type KnownSwap,
  type SwapPorts,
  type SwapRow,
  subjectOf,
} from './swap.ports.ts'

type Api = typeof swapApi
const instant = (at: number) => new Date(at).toISOString()

/** What is paid now could not be seen in time from an index that is behind. */
function holdToIndex(index: IndexStand | null): IndexStand {
  if (!index || index.head - index.block > behindAfter)
    throw new RefusalError('index_behind', { retryAfter: 5 })
  return index
}

/** Milliseconds that a payment is waited for that was named and never seen. */
const seenWithin = 10 * 60_000

/**
 * Something of it is on its way: what was named for the swap, or a payment that
 * the chain does not show yet. Another intent would be asked for a second fee.
 */
export const isUnderWay = (row: KnownSwap, now: number): boolean =>
  row.steps.some(
    ({ step, state, at }) =>
      state !== 'failed' &&
      ((step === 'swap' && row.swappedBy === null) ||
        (step === 'fee' && row.paidBy === null && now - at < seenWithin)),
  )

/** As if all that is not under way were given up: it is, for the next intent. */
const supposeEnded = (now: number) => (row: KnownSwap) =>
  isLive(row) && !isUnderWay(row, now)
    ? { ...row, state: 'cancelled' as const, paidBy: null }
    : row

/**
 * Holds a swap against all that would refuse it, and says for a minute what it
 * will be.
 *
 * @throws RefusalError
 */
export async function quoteSwap<Tx>(
  ports: SwapPorts<Tx>,
  session: Hex,
  { body }: Asked<Api['swapQuote']>,
): Promise<SwapQuote> {
  const { clock, swaps, terms, transact, newId } = ports
  const { mode, account, chainId } = body
  if (account !== session) throw new RefusalError('session_mismatch')
  const ids = body.ids ?? (await choose(ports, session, mode, body.count ?? 0))
  const ask: SwapAsk = {
    mode,
    account: session,
    vault: terms.vault,
    chainId,
    ids,
    worth: tokensFor(terms.rate, ids.length),
  }
  const isExempt = session === terms.exempt
  const { index, hasCredit } = await transact(async (tx) => {
    const index = holdToIndex(await swaps.index(tx))
    await swaps.beginWatch(tx, subjectOf(terms))
    const { settled } = await weigh(
      ports,
      tx,
      session,
      supposeEnded(clock.now()),
    )
    return { index, hasCredit: settled.credits.length > 0 }
  })
  const { listings } = await checkSwap(ports, ask, {
    isFeeSettled: isExempt || hasCredit,
    isApprovalDue: false,
  })
  const now = clock.now()
  const quoted = {
    id: newId(),
    account: session,
    mode,
    ids,
    tokens: String(ask.worth),
    minOut: String(leastOut(mode, terms.rate, ids.length)),
    vault: terms.vault,
    fee: isExempt ? '0' : String(terms.fee),
    feeTo: terms.feeTo,
    block: index.block,
    issuedAt: instant(now),
    expiresAt: instant(now + swapLimits.quoteFor),
  }
  return {
    terms: quoted,
    signature: signQuote(ports, quoted),
    byCredit: !isExempt && hasCredit,
    listings,
  }
}

/** So many, whichever. @throws RefusalError where there are not so many. */
async function choose<Tx>(
  { swaps, terms }: SwapPorts<Tx>,
  account: Hex,
  mode: SwapAsk['mode'],
  count: number,
): Promise<string[]> {
  const fault = faultOfIds(Array.from({ length: count }, (_, id) => String(id)))
  if (fault) throw new RefusalError(fault)
  const owner = mode === 'deposit' ? account : terms.vault
  const ids = await swaps.lowest(owner, count)
  if (ids.length < count)
    throw new RefusalError(
      mode === 'deposit' ? 'swap_not_owner' : 'swap_vault_short_nfts',
      { details: { have: ids.length, need: count } },
    )
  return ids
}

/**
 * Makes an intent of a quote; of the same quote twice it is the same one. It takes
 * the place of what the account asked for before: one swap at a time, and a fee
 * that was paid for the other comes along.
 *
 * @returns its id.
 * @throws RefusalError
 */
export async function createSwap<Tx>(
  ports: SwapPorts<Tx>,
  session: Hex,
  { body }: Asked<Api['createSwapIntent']>,
): Promise<string> {
  const { swaps, clock, terms, transact } = ports
  const { id } = body.terms
  return transact(async (tx) => {
    await swaps.lockAccount(tx, session)
    const known = await swaps.find(tx, id)
    if (known?.account === session) return id
    holdToQuote(ports, session, body)
    const index = holdToIndex(await swaps.index(tx))
    await swaps.beginWatch(tx, subjectOf(terms))
    const now = clock.now()
    const { rows, facts } = await weigh(ports, tx, session)
    for (const row of rows.filter(isLive)) {
      if (isUnderWay(row, now) || isMade(row, facts))
        throw new RefusalError('swap_under_way', { details: { id: row.id } })
      const ended = {
        state: 'cancelled',
        paidBy: null,
        paidBlock: null,
      } as const
      await swaps.update(tx, row.id, ended, now)
    }
    await swaps.insert(tx, newRow(ports, session, body.terms, index.block))
    await settleAccount(ports, tx, session)
    return id
  })
}

function newRow<Tx>(
  { clock, terms: { exempt } }: SwapPorts<Tx>,
  account: Hex,
  terms: SwapQuote['terms'],
  block: number,
): SwapRow {
  const now = clock.now()
  const isExempt = account === exempt
  return {
    id: terms.id,
    account,
    mode: terms.mode,
    ids: terms.ids,
    tokens: BigInt(terms.tokens),
    minOut: BigInt(terms.minOut),
    vault: terms.vault as Hex,
    fee: BigInt(terms.fee),
    feeTo: terms.feeTo as Hex,
    state: isExempt ? 'paid' : 'open',
    isExempt,
    isByCredit: false,
    createdBlock: block,
    createdAt: now,
    expiresAt: now + swapLimits.intentFor,
    paidBy: null,
    paidBlock: null,
    swappedBy: null,
    swappedBlock: null,
  }
}
