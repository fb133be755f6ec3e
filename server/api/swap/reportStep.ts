import type { Asked, swapApi } from '@narwhal-club/core/contract'
import { NodeAwayError, RefusalError } from '../../errors.ts'
import { readHash } from '../fees/readHash.ts'
import { judgeStep } from './judgeStep.ts'
import { isLive, settleAccount } from './settleAccount.ts'
import { staysIn } from './stepStands.ts'
import { holdToFee, ownSwap } from './swap.commands.ts'
import type { Hex, StepRow, SwapPorts } from './swap.ports.ts'

type Api = typeof swapApi

/**
 * Writes down which transaction is said to do a step; nothing of it is believed.
 * Told twice it is told once, and another takes its place: wallets speed things up.
 *
 * @returns the step, where it is to be looked at.
 * @throws RefusalError
 */
export function nameStep<Tx>(
  ports: SwapPorts<Tx>,
  session: Hex,
  { intent, body }: Asked<Api['reportSwapStep']>,
): Promise<StepRow | null> {
  const hash = readHash(body.hash)
  if (!hash) throw new RefusalError('bad_hash')
  const { step } = body
  const { swaps, transact, clock } = ports
  return transact(async (tx) => {
    await swaps.lockAccount(tx, session)
    await settleAccount(ports, tx, session)
    const row = await ownSwap(ports, tx, session, intent)
    const known = row.steps.find((each) => each.step === step)
    if (known?.hash === hash) return known.state === 'sent' ? known : null
    // The right to take is taken back when the rest is done.
    if (!isLive(row) && step !== 'revoke') throw new RefusalError('swap_closed')
    if (step === 'swap') holdToFee(row)
    if (step === 'fee' && (await swaps.isUsed(tx, hash, intent)))
      throw new RefusalError('fee_used')
    const now = clock.now()
    const named: StepRow = {
      intent,
      step,
      hash,
      state: 'sent',
      nonce: null,
      block: null,
      fault: null,
      at: now,
    }
    await swaps.putStep(tx, named, now)
    return named
  })
}

/**
 * Looks at a step that no block has yet, or not deep enough, and settles what
 * follows from it. Where the node is away it is looked at later.
 *
 * @returns whether the node answered.
 */
export async function lookAtStep<Tx>(
  ports: SwapPorts<Tx>,
  account: Hex,
  {
    intent,
    step,
    hash,
    nonce,
  }: Pick<StepRow, 'intent' | 'step' | 'hash' | 'nonce'>,
): Promise<boolean> {
  const { swaps, transact, clock } = ports
  const before = await transact(async (tx) => ({
    swap: await swaps.find(tx, intent),
    block: (await swaps.index(tx))?.block ?? 0,
  }))
  const { swap } = before
  if (!swap) return true
  const judged = await judgeStep(ports, swap, { step, hash, nonce }).catch(
    (error: unknown) => {
      if (!(error instanceof NodeAwayError)) throw error
      return null
    },
  )
  if (!judged) return false
  await transact(async (tx) => {
    await swaps.lockAccount(tx, account)
    const row = await swaps.find(tx, intent)
    const known = row?.steps.find((each) => each.step === step)
    // Another was named meanwhile.
    if (!row || known?.hash !== hash) return
    const state = staysIn(row, step, judged, before.block)
      ? 'confirmed'
      : judged.state
    await swaps.putStep(tx, { ...known, ...judged, state }, clock.now())
    await settleAccount(ports, tx, account)
  })
  return true
}
