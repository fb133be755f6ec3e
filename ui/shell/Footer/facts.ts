import type { BalanceView } from '@narwhal-club/core/balance'
import type { User } from '@narwhal-club/core/contract'
import {
  formatCount,
  formatPower,
  formatTrillions,
  isWhale,
} from '@narwhal-club/core/format'

/** One fact of the footer: unknown is not zero, and loading is neither. */
export type Fact =
  | { status: 'loading' }
  | { status: 'known'; text: string }
  | { status: 'unknown' }

export interface HoldingFacts {
  nfts: Fact
  token: Fact
  votingPower: Fact
  isWhale: boolean
  /** Why something is unknown or old. */
  source: User['holdings']['status']
}

const known = (text: string): Fact => ({ status: 'known', text })
const unknown: Fact = { status: 'unknown' }

function tokenFact(balance: BalanceView): Fact {
  // R8.5: 0 after a failed read; the message beside it says why.
  const isRead = balance.status === 'loaded' || balance.status === 'failed'
  return isRead ? known(formatTrillions(balance.value)) : { status: 'loading' }
}

/** Reads the footer's facts off the user and the balance (R1.2, R1.3). */
export function holdingFacts(user: User, balance: BalanceView): HoldingFacts {
  const isKnown = user.holdings.status !== 'unavailable'
  const { nftCount, votingPower } = user
  return {
    nfts:
      isKnown && nftCount !== undefined
        ? known(formatCount(nftCount))
        : unknown,
    token: tokenFact(balance),
    // R3.1: 0 when absent.
    votingPower: isKnown ? known(formatPower(votingPower ?? 0)) : unknown,
    isWhale:
      isKnown &&
      nftCount !== undefined &&
      balance.status === 'loaded' &&
      isWhale(nftCount, balance.value),
    source: user.holdings.status,
  }
}
