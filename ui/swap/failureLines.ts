import { formatTokens } from '@narwhal-club/core/format'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { SwappingFailure } from '@narwhal-club/core/swapping'
import { coinsHeld, coinsNeeded } from './coins.ts'

const { review: words } = swap

const tokens = (amount: bigint) => swap.tokens(formatTokens(amount))

/** Says what is in the way: what happened, of what, and what to do. */
export function failureLines(failure: SwappingFailure): string[] {
  const { message, advice, refusal, ids = [], have = 0n, need } = failure
  const isCoins = refusal === 'swap_coins_short'
  const details = [
    ids.length > 0 && words.about(ids.map(swap.number).join(', ')),
    need !== undefined &&
      (isCoins
        ? words.short(coinsNeeded(need), coinsHeld(have))
        : words.short(tokens(need), tokens(have))),
  ]
  return [
    [message, ...details].filter((each) => each).join(' '),
    // The advice of a refusal is its message.
    ...(refusal === undefined && advice ? [advice] : []),
  ]
}
