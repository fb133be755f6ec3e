import { adminExemptHash } from '@narwhal-club/core/constants'
import type {
  Asked,
  MySwaps,
  SwapCheck,
  SwapIntent,
  swapApi,
} from '@narwhal-club/core/contract'
import { creditUntil, tokensFor } from '@narwhal-club/core/swap'
import { RefusalError } from '../../errors.ts'
import { isUnderWay } from './askSwap.ts'
import { checkSwap } from './checkSwap.ts'
import { presentSwap } from './presentSwap.ts'
import { isLive, isMade, settleAccount, weigh } from './settleAccount.ts'
import type { Hex, KnownSwap, SwapPorts } from './swap.ports.ts'

type Api = typeof swapApi

/** How many intents are told. */
const most = 100

/** @throws RefusalError for another's, which is as if it were not there. */
export async function tellSwap<Tx>(
  { swaps }: Pick<SwapPorts<Tx>, 'swaps'>,
  account: Hex,
  id: string,
): Promise<SwapIntent> {
  const found = await swaps.tell(id, account)
  if (!found) throw new RefusalError('swap_not_found')
  return presentSwap(found, adminExemptHash)
}

/** Tells a member of the swaps they asked for, and of fees that none used. */
export async function tellSwaps<Tx>(
  ports: Pick<SwapPorts<Tx>, 'swaps' | 'clock' | 'terms' | 'transact'>,
  account: Hex,
): Promise<MySwaps> {
  const { swaps, terms, transact } = ports
  const intents = await swaps.list(account, most)
  const credits = await transact(async (tx) => {
    // There is none before there is an index.
    if (!(await swaps.index(tx))) return []
    return (await weigh(ports, tx, account)).settled.credits
  })
  return {
    intents: intents.map((row) => presentSwap(row, adminExemptHash)),
    credits: credits.map((paid) => ({
      hash: paid.hash,
      amount: String(terms.fee),
      at: new Date(paid.at).toISOString(),
      until: new Date(creditUntil(paid)).toISOString(),
    })),
  }
}

/** @throws RefusalError where the member has no such intent. */
export async function ownSwap<Tx>(
  { swaps }: Pick<SwapPorts<Tx>, 'swaps'>,
  tx: Tx,
  account: string,
  id: string,
): Promise<KnownSwap> {
  const found = await swaps.find(tx, id)
  if (found?.account !== account) throw new RefusalError('swap_not_found')
  return found
}

/** @throws RefusalError: nothing is known of a fee, or it is not deep enough. */
export function holdToFee(row: KnownSwap): void {
  if (row.state !== 'open' || row.isExempt) return
  const isNamed = row.steps.some(
    ({ step, state }) => step === 'fee' && state !== 'failed',
  )
  throw new RefusalError(
    isNamed || row.paidBy ? 'fee_unconfirmed' : 'swap_fee_required',
  )
}

/**
 * The last look before a wallet is asked for money: all checks again, against the
 * chain as it is now.
 *
 * @throws RefusalError
 */
export async function checkIntent<Tx>(
  ports: SwapPorts<Tx>,
  session: Hex,
  { intent, body }: Asked<Api['checkSwapIntent']>,
): Promise<SwapCheck> {
  const { account, chainId, next } = body
  if (account !== session) throw new RefusalError('session_mismatch')
  const row = await ports.transact(async (tx) => {
    await ports.swaps.lockAccount(tx, session)
    await settleAccount(ports, tx, session)
    return ownSwap(ports, tx, session, intent)
  })
  if (!isLive(row) || row.swappedBy) throw new RefusalError('swap_closed')
  if (next === 'swap') holdToFee(row)
  const { mode, ids, vault } = row
  const worth = tokensFor(ports.terms.rate, ids.length)
  const { side } = await checkSwap(
    ports,
    { mode, account: session, vault, chainId, ids, worth },
    {
      isFeeSettled: row.isExempt || row.paidBy !== null || next === 'swap',
      isApprovalDue: true,
    },
  )
  return { block: side.block }
}

/**
 * Gives an intent up before its swap was sent. What was paid for it is a credit at
 * once, and what arrives later will be one.
 *
 * @throws RefusalError
 */
export async function cancelSwap<Tx>(
  ports: SwapPorts<Tx>,
  session: Hex,
  { intent }: Asked<Api['cancelSwapIntent']>,
): Promise<void> {
  const { swaps, clock, transact } = ports
  await transact(async (tx) => {
    await swaps.lockAccount(tx, session)
    await settleAccount(ports, tx, session)
    const row = await ownSwap(ports, tx, session, intent)
    if (row.state === 'cancelled') return
    if (!isLive(row)) throw new RefusalError('swap_closed')
    const now = clock.now()
    const { facts } = await weigh(ports, tx, session)
    if (isUnderWay(row, now) || row.swappedBy || isMade(row, facts))
      throw new RefusalError('swap_under_way')
    const ended = { state: 'cancelled', paidBy: null, paidBlock: null } as const
    await swaps.update(tx, intent, ended, now)
  })
}
