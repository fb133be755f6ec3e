import type { SwapConfig, SwapIntent, SwapStep } from '../contract/index.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import type { PaymentWallet } from '../payment/index.ts'
import type { Signal } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import type { PlannedStep } from '../rules/swap/index.ts'
import type { Grant, SwapAdapter, SwapOrder } from './swapping.adapter.ts'
import type { AskSwapping } from './swapping.calls.ts'
import type { StepCall } from './swapping.sender.ts'

/** What everything of a swap is looked up with. */
export interface SwapDesk {
  ask: AskSwapping
  rpc: Rpc
  wallet: PaymentWallet
  chainId: number
  serverTime: () => number
  /** The contract that the server names, once it is known. */
  contract: (signal: Signal) => Promise<{
    config: SwapConfig
    adapter: SwapAdapter
  }>
}

/** A swap as its intent has it; told twice it is the same to the last byte. */
export const orderOf = (intent: SwapIntent): SwapOrder => ({
  mode: intent.mode,
  account: intent.account as Address,
  ids: intent.ids,
  tokens: BigInt(intent.tokens),
  minOut: BigInt(intent.minOut),
  deadline: BigInt(Math.floor(Date.parse(intent.expiresAt) / 1_000)),
})

export const grantOf = ({
  mode,
  ids,
}: Pick<SwapOrder, 'mode' | 'ids'>): Grant =>
  mode === 'redeem' ? 'amount' : ids.length === 1 ? 'one' : 'all'

export const swapCall = (adapter: SwapAdapter, order: SwapOrder) =>
  adapter[order.mode](order)

/** What the wallet is asked to send for a step. */
export function callOf(
  intent: SwapIntent,
  step: SwapStep,
  adapter: SwapAdapter,
): StepCall {
  const order = orderOf(intent)
  const base = { intent: intent.id, step, account: order.account, value: 0n }
  switch (step) {
    case 'approve':
      return { ...base, ...adapter.approve(order, grantOf(order)) }
    case 'fee': {
      const { amount, to } = intent.fee
      const data: Hex = '0x'
      return { ...base, to: to as Address, value: BigInt(amount), data }
    }
    case 'swap':
      return { ...base, ...swapCall(adapter, order) }
    case 'revoke':
      return { ...base, ...adapter.revoke(order) }
  }
}

/** Gas that a node thinks a call takes; nothing where it cannot tell. */
export async function estimate(
  rpc: Rpc,
  from: Address,
  { to, data }: { to: Address; data: Hex },
  signal: Signal,
): Promise<bigint | undefined> {
  try {
    const gas = await rpc.call('eth_estimateGas', [{ from, to, data }], {
      signal,
    })
    return BigInt(String(gas))
  } catch {
    return undefined
  }
}

export async function readCoins(rpc: Rpc, account: Address, signal: Signal) {
  const [have, gasPrice] = await Promise.all([
    rpc.call('eth_getBalance', [account, 'latest'], { signal }),
    rpc.call('eth_gasPrice', [], { signal }),
  ])
  return { have: BigInt(String(have)), gasPrice: BigInt(String(gasPrice)) }
}

export type Estimates = Partial<Record<PlannedStep['step'], bigint>>

/** The hash that the server was told from another browser, in no block yet. */
export function sentElsewhere(
  { steps }: SwapIntent,
  step: SwapStep,
): Hash | null {
  const report = steps[step]
  return report?.state === 'sent' ? (report.hash as Hash) : null
}
