import { bountyLimits } from './limits.ts'

/** Who gets how much of a reward, in base units. */
export interface Share {
  submission: string
  amount: bigint
}

export interface SplitFault {
  code: 'missing' | 'too_many' | 'repeated' | 'nothing' | 'sum'
  /** `sum`: what all shares are, in base units. */
  sum?: bigint
}

/**
 * Tells what is wrong with a split; null where all of the reward goes to at most
 * so many, exactly.
 */
export function faultOfSplit(
  shares: readonly Share[],
  reward: bigint,
  winnersMax: number,
): SplitFault | null {
  if (shares.length === 0) return { code: 'missing' }
  if (shares.length > Math.min(winnersMax, bountyLimits.winners))
    return { code: 'too_many' }
  if (new Set(shares.map(({ submission }) => submission)).size < shares.length)
    return { code: 'repeated' }
  if (shares.some(({ amount }) => amount <= 0n)) return { code: 'nothing' }
  const sum = shares.reduce((all, { amount }) => all + amount, 0n)
  return sum === reward ? null : { code: 'sum', sum }
}

/**
 * Parts a reward evenly; what cannot be parted goes to the first, a base unit each.
 *
 * @example
 * evenSplit(10n, 3) // [4n, 3n, 3n]
 */
export function evenSplit(reward: bigint, winners: number): bigint[] {
  const share = reward / BigInt(winners)
  const rest = reward % BigInt(winners)
  return Array.from({ length: winners }, (_, at) =>
    BigInt(at) < rest ? share + 1n : share,
  )
}

/** What a dispute decided about one piece of work, which an award is bound by. */
export interface Bound {
  submission: string
  isToBePaid: boolean
}

/** Whether an award does what the club has voted. */
export const isBound = (
  shares: readonly Pick<Share, 'submission'>[],
  bound: Bound | null,
): boolean =>
  bound === null ||
  shares.some(({ submission }) => submission === bound.submission) ===
    bound.isToBePaid

/** Whether an award leaves what was paid before as it was. */
export const keepsPaid = (
  shares: readonly Share[],
  paid: readonly Share[],
): boolean =>
  paid.every((before) =>
    shares.some(
      ({ submission, amount }) =>
        submission === before.submission && amount === before.amount,
    ),
  )
