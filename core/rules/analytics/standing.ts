import { governance, whale } from '../../constants.ts'
import { type Amount, ratio } from './amounts.ts'

/**
 * Tells a holder's place, 1 for the largest. Equals share the better place, and
 * the places after them are skipped: 1, 2, 2, 4. Who holds nothing has none.
 *
 * @param amounts of all holders, this one among them, in any order.
 */
export function rank(
  amounts: Iterable<Amount>,
  own: Amount,
): number | undefined {
  if (own <= 0) return undefined
  let larger = 0
  for (const amount of amounts) if (amount > own) larger += 1
  return larger + 1
}

/**
 * Tells the percentile rank, from 0 to 1: the share of holders that have less,
 * and half of those that have the same, itself among them.
 *
 * @param amounts of all holders, this one among them, in any order.
 */
export function percentile(
  amounts: Iterable<Amount>,
  own: Amount,
): number | undefined {
  if (own <= 0) return undefined
  let less = 0
  let same = 0
  let all = 0
  for (const amount of amounts) {
    if (amount < own) less += 1
    else if (!(amount > own)) same += 1
    all += 1
  }
  return ratio(2 * less + same, 2 * all)
}

/** Tells which part of all voting power is one's own. */
export function votingPowerShare(own: Amount, all: Amount): number | undefined {
  return ratio(own, all)
}

export interface Threshold {
  id: 'propose' | 'whale'
  /** Unknown where it hangs on a balance that is unknown. */
  reached: boolean | undefined
  /** NFTs that it takes still. */
  missingNfts: number
  /** Base units that it takes still; unknown as the balance is. */
  missingTokens: bigint | undefined
}

/**
 * Tells what a wallet may become next: to propose takes the minimum voting
 * power (R9.3), to be a whale takes more than both thresholds (R9.7).
 */
export function nextThresholds(
  nftCount: number,
  balance: bigint | undefined,
): Threshold[] {
  const { minimumVotingPower, votingPowerRatio } = governance
  const toPropose = missing(nftCount, minimumVotingPower * votingPowerRatio)
  const toWhale = missing(nftCount, whale.nftCountAbove + 1)
  const tokens =
    balance === undefined
      ? undefined
      : missing(balance, whale.balanceAbove + 1n)
  const rich = tokens === undefined ? undefined : tokens === 0n
  return [
    {
      id: 'propose',
      reached: toPropose === 0,
      missingNfts: toPropose,
      missingTokens: 0n,
    },
    {
      id: 'whale',
      reached: toWhale === 0 ? rich : false,
      missingNfts: toWhale,
      missingTokens: tokens,
    },
  ]
}

function missing<Kind extends Amount>(have: Kind, need: Kind): Kind {
  return (have >= need ? need - need : need - have) as Kind
}
