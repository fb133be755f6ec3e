import type { ClubFacts } from '@narwhal-club/core/contract'
import type { ChainFacts, ChainReader } from '../../chain/chainReader.ts'
import type { Clock } from '../../clock.ts'
import { NodeAwayError } from '../../errors.ts'
import { presentMember } from '../nfts/presentMember.ts'

const freshFor = 5_000
const newestCount = 6

/** The chain's facts that anyone may see: one reading serves everyone. */
export function createFacts(chain: ChainReader, clock: Clock) {
  let known: { facts: ChainFacts; at: number } | undefined
  let underway: Promise<ChainFacts> | undefined

  async function read() {
    underway ??= chain.facts(newestCount).finally(() => {
      underway = undefined
    })
    known = { facts: await underway, at: clock.now() }
    return known
  }

  return {
    /** Returns the facts, fresh or else the last known, and says which. */
    async current(): Promise<ClubFacts> {
      if (known && clock.now() < known.at + freshFor)
        return present(known.facts, known.at, 'fresh')
      try {
        const { facts, at } = await read()
        return present(facts, at, 'fresh')
      } catch (error) {
        if (!(error instanceof NodeAwayError)) throw error
        return known
          ? present(known.facts, known.at, 'stale')
          : { source: { status: 'unavailable' } }
      }
    },
  }
}

function present(
  { block, nft, token, newest }: ChainFacts,
  at: number,
  status: 'fresh' | 'stale',
): ClubFacts {
  return {
    source: { status, block: block.number, at: new Date(at).toISOString() },
    blockTime: new Date(block.time * 1_000).toISOString(),
    nft,
    token: {
      supply: token.supply.toString(),
      inVault: token.inVault.toString(),
    },
    newest: newest.map(presentMember),
  }
}

export type Facts = ReturnType<typeof createFacts>
