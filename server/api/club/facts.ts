import type { ClubFacts } from '@narwhal-club/core/contract'
import type { ChainFacts, ChainReader } from '../../chain/chainReader.ts'
import type { Clock } from '../../clock.ts'
import { NodeAwayError } from '../../errors.ts'
import { createKeep } from '../../keep/keep.ts'
import { presentMember } from '../nfts/presentMember.ts'
import {
  freshFor,
  newestCount,
  presentFacts,
  unknownFacts,
} from './presentFacts.ts'

/** The chain's facts that anyone may see: one reading serves everyone. */
export function createFacts(chain: ChainReader, clock: Clock) {
  const readings = createKeep<{ facts: ChainFacts; at: number }>({
    entries: 1,
    ttl: freshFor,
    now: clock.now,
  })

  async function read() {
    const facts = await chain.facts(newestCount)
    return { facts, at: clock.now() }
  }

  return {
    /** Returns the facts, fresh or else the last known, and says which. */
    async current(): Promise<ClubFacts> {
      try {
        const { facts, at } = await readings.fetch('', read)
        return present(facts, at, 'fresh')
      } catch (error) {
        if (!(error instanceof NodeAwayError)) throw error
        const known = readings.last('')
        return known ? present(known.facts, known.at, 'stale') : unknownFacts
      }
    },
  }
}

const present = (
  facts: ChainFacts,
  at: number,
  status: 'fresh' | 'stale',
): ClubFacts =>
  presentFacts(
    { ...facts, newest: facts.newest.map(presentMember) },
    at,
    status,
  )

export type FactsReader = ReturnType<typeof createFacts>
