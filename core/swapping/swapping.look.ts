import type { SwapIntent } from '../contract/index.ts'
import type { Hash } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import {
  coinsFor,
  gasOf,
  planOf,
  refusalOfSwap,
  type SwapFacts,
} from '../rules/swap/index.ts'
import {
  callOf,
  estimate,
  orderOf,
  readCoins,
  type SwapDesk,
  sentElsewhere,
} from './swapping.desk.ts'
import {
  attempt,
  failed,
  isFailed,
  ofWallet,
  onChain,
  refusedBy,
  walletFailure,
} from './swapping.failure.ts'
import {
  doubtedOf,
  isMade,
  type KnownOfSwap,
  nextOf,
  swapSteps,
  undoneOf,
} from './swapping.next.ts'
import { tryOrder } from './swapping.review.ts'
import type { Sender } from './swapping.sender.ts'
import type {
  CheckOutcome,
  LookOutcome,
  Standing,
  SwapStep,
} from './swapping.types.ts'

const isOpen = ({ state }: SwapIntent) =>
  state === 'open' || state === 'paid' || state === 'swapped'

/** All of it lies where the swap would have brought it. */
const areMoved = (
  { mode, ids, account, vault }: SwapIntent,
  { owners }: SwapFacts,
) =>
  ids.every((id) => owners.get(id) === (mode === 'deposit' ? vault : account))

/** The node has no block with it; one that is away tells nothing. */
async function isInNoBlock(rpc: Rpc, hash: Hash, signal: Signal) {
  try {
    const method = 'eth_getTransactionReceipt'
    return (await rpc.call(method, [hash], { signal })) === null
  } catch {
    return false
  }
}

/** Looks where a swap stands, and so what comes next. */
export async function lookAt(
  desk: SwapDesk,
  sender: Sender,
  { intent: id, isRevokeWanted }: { intent: string; isRevokeWanted: boolean },
  signal: Signal,
): Promise<LookOutcome> {
  const asked = await attempt(async () => ({
    kind: 'asked' as const,
    ...(await desk.contract(signal)),
    intent: await desk.ask('swapIntent', { intent: id }, { signal }),
  }))
  if (isFailed(asked)) return asked
  const { intent, adapter } = asked
  for (const step of swapSteps) {
    const hash = isOpen(intent) ? sentElsewhere(intent, step) : null
    const { sent } = sender.known(id)
    if (hash && !sent[step])
      sender.adopt(callOf(intent, step, adapter), hash, intent.createdBlock)
  }
  const seen = { intent, settled: sender.known(id).settled }
  const undone = undoneOf(seen)
  if (undone) sender.undo(id, undone)
  for (const step of ['fee', 'swap'] as const) {
    const hash = doubtedOf(seen, step)
    if (hash && (await isInNoBlock(desk.rpc, hash, signal)))
      sender.doubt(callOf(intent, step, adapter), hash, intent.createdBlock)
  }
  const { live, settled, sent } = sender.known(id)
  const known: KnownOfSwap = {
    ...{ intent, live, settled, isRevokeWanted },
    grants: null,
    isMoved: false,
  }
  const isOver = !isOpen(intent) || (isMade(known) && !isRevokeWanted)
  const read = isOver
    ? null
    : await onChain(async () => ({
        kind: 'read' as const,
        ...(await adapter.preflight(orderOf(intent), signal)),
      }))
  if (isFailed(read)) return read
  const grants = read?.grants ?? null
  const isMoved = read !== null && areMoved(intent, read.facts)
  const next = nextOf({ ...known, grants, isMoved })
  if (next.kind === 'feeFaulty') return failed('swapping.feeFaulty')
  return { kind: 'found', standing: { intent, grants, sent }, next }
}

/** What the server says where it has seen less than we have, or more. */
const moved = [
  'fee_unconfirmed',
  'swap_fee_required',
  'swap_not_approved',
  'swap_closed',
]

/**
 * The last look before the wallet is asked: who and where it is, what the rules
 * say of the chain as it is now, what the server says, and a trial of the swap
 * itself, so that no fee is paid for one that would fail.
 */
export async function checkStep(
  desk: SwapDesk,
  sender: Sender,
  { standing, step }: { standing: Standing; step: SwapStep },
  signal: Signal,
): Promise<CheckOutcome> {
  const { intent } = standing
  const { rpc, chainId } = desk
  const order = orderOf(intent)
  const { account, mode, ids } = order
  const shown = await sender.refuse(account).catch(ofWallet)
  if (isFailed(shown)) return shown
  if (shown && !shown.ok)
    return { kind: 'failure', failure: walletFailure(shown.failure) }
  const asked = await attempt(() => desk.contract(signal))
  if (isFailed(asked)) return asked
  const { adapter } = asked
  const swap = { mode, nfts: ids.length }
  // What a plain payment takes is known.
  const gas =
    step === 'fee'
      ? undefined
      : await estimate(rpc, account, callOf(intent, step, adapter), signal)
  const limit = gasOf({ step }, swap, gas)
  if (step === 'revoke') return { kind: 'sound', gas: limit }

  const isFirst = step === 'approve'
  const local = await onChain<CheckOutcome>(async () => {
    const [{ facts, grants }, { have, gasPrice }] = await Promise.all([
      adapter.preflight(order, signal),
      readCoins(rpc, account, signal),
    ])
    if (grants.isGranted === isFirst) return { kind: 'moved' }
    // All that is still to come: who pays the fee can make the swap as well.
    const plan = planOf({
      ...swap,
      ...grants,
      isFeeSettled: step === 'swap' || intent.fee.state !== 'due',
      isRevokeWanted: false,
    })
    const fee = BigInt(intent.fee.amount)
    const estimates = { [step]: gas }
    const need = coinsFor(plan, swap, { fee, gasPrice, estimates }).total
    const refusal = refusalOfSwap(
      {
        mode,
        account,
        vault: intent.vault as `0x${string}`,
        chainId,
        ids,
        worth: order.tokens,
      },
      { ...facts, coins: { have, need } },
    )
    if (refusal) return refusedBy(refusal)
    const tried = await tryOrder(desk, adapter, order, !isFirst, signal)
    return tried.kind === 'refused'
      ? failed('swapping.wouldFail')
      : { kind: 'sound', gas: limit }
  })
  if (step === 'approve' || local.kind !== 'sound') return local
  const body = { next: step, account, chainId }
  const asking = { intent: intent.id }
  const said = await attempt<CheckOutcome>(async () => {
    await desk.ask('checkSwapIntent', { ...asking, body }, { signal })
    if (step === 'swap') return local
    // The check has settled what the chain has: a fee may have been found by it.
    const { fee } = await desk.ask('swapIntent', asking, { signal })
    return fee.state === 'due' ? local : { kind: 'moved' }
  })
  return isFailed(said) && moved.includes(said.failure.refusal ?? '')
    ? { kind: 'moved' }
    : said
}
