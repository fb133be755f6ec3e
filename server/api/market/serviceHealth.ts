import type { Clock } from '../../clock.ts'
import { createKeep } from '../../keep/keep.ts'

interface Rests {
  /** Milliseconds that a wallet rests, and the service. */
  rest: number
  /** Wallets in a row that must fail before the service itself rests. */
  failing: number
  /** In characters: how many resting wallets are known at once. */
  refusals: number
}

/**
 * Which wallets are not asked about for a while, and whether the service is
 * asked at all. One wallet's trouble is its own: the service rests only when
 * several failed with no answer between them. After that rest one more failure
 * is enough, until there is an answer.
 */
export function createServiceHealth(clock: Clock, rests: Rests) {
  const resting = createKeep<number>({ weight: rests.refusals })
  const failed = new Set<string>()
  let restsUntil = 0

  const restWallet = (wallet: string, ms: number) =>
    resting.set(wallet, clock.now() + ms)

  return {
    isResting: (wallet: string) =>
      clock.now() < restsUntil || clock.now() < (resting.get(wallet) ?? 0),
    answered: () => failed.clear(),
    restWallet,
    /** @returns whether the whole service rests now. */
    failed(wallet: string): boolean {
      restWallet(wallet, rests.rest)
      if (failed.size < rests.failing) failed.add(wallet)
      if (failed.size < rests.failing) return false
      restsUntil = clock.now() + rests.rest
      return true
    },
  }
}
