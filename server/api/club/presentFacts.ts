import type { ClubFacts } from '@narwhal-club/core/contract'
import type { ChainFacts } from '../../chain/chainReader.ts'

type Newest = NonNullable<ClubFacts['newest']>

/** What was read of the chain, the newest members as they are shown. */
export type FactsShown = Omit<ChainFacts, 'newest'> & { newest: Newest }

/** How long a reading is fresh, in milliseconds. */
export const freshFor = 5_000
/** How many of the newest members are shown. */
export const newestCount = 6

/** Tells the chain's facts, read at a time in milliseconds. */
export const presentFacts = (
  { block, nft, token, newest }: FactsShown,
  at: number,
  status: 'fresh' | 'stale',
): ClubFacts => ({
  source: { status, block: block.number, at: new Date(at).toISOString() },
  blockTime: new Date(block.time * 1_000).toISOString(),
  nft,
  token: {
    supply: token.supply.toString(),
    inVault: token.inVault.toString(),
  },
  newest,
})

/** Tells that the facts are not known at all. */
export const unknownFacts: ClubFacts = { source: { status: 'unavailable' } }
