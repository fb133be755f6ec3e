import { gasLimits } from '../../constants.ts'
import type { PlannedStep } from './plan.ts'
import type { SwapMode } from './rate.ts'

/** Percent more than a node estimates: what it estimates may change meanwhile. */
const headroom = 35n

/**
 * Gas that a step takes at most where no node estimates it: a swap cannot be
 * tried before it is approved. Those of the club's own contracts are held to it
 * (`dev/contracts/swap.gas.test.ts`).
 */
const guesses = {
  approve: 90_000n,
  revoke: 90_000n,
  swap: {
    deposit: { once: 130_000n, each: 90_000n },
    redeem: { once: 150_000n, each: 100_000n },
  },
} as const

/** Gas limit of a step: the estimate and some more, or a guess. */
export function gasOf(
  { step }: Pick<PlannedStep, 'step'>,
  { mode, nfts }: { mode: SwapMode; nfts: number },
  estimate?: bigint,
): bigint {
  // A plain payment always takes the same.
  if (step === 'fee') return gasLimits.nativeTransfer
  if (estimate !== undefined) return estimate + (estimate * headroom) / 100n
  if (step !== 'swap') return guesses[step]
  const { once, each } = guesses.swap[mode]
  return once + BigInt(nfts) * each
}

export interface CoinNeed {
  /** Wei. */
  fee: bigint
  gas: bigint
  total: bigint
}

/** What a swap takes of the chain's coin: its fee and the gas of every step. */
export function coinsFor(
  plan: readonly PlannedStep[],
  swap: { mode: SwapMode; nfts: number },
  {
    fee,
    gasPrice,
    estimates = {},
  }: {
    /** Wei. */
    fee: bigint
    gasPrice: bigint
    estimates?: Partial<Record<PlannedStep['step'], bigint>>
  },
): CoinNeed {
  const gas =
    gasPrice *
    plan.reduce((sum, at) => sum + gasOf(at, swap, estimates[at.step]), 0n)
  const due = plan.some(({ step }) => step === 'fee') ? fee : 0n
  return { fee: due, gas, total: due + gas }
}
