import type { ClubSeed } from '../api/clubs/clubs.ports.ts'
import { mainClubOf } from '../api/clubs/mainClub.ts'

const contract = (digit: string) => `0x${digit.repeat(40)}` as const

/** The collection that is indexed in tests of clubs. */
export const collection = contract('c')

/** A club like any other, but for what a test is about. */
export const clubSeed = (
  seed: Partial<ClubSeed> & { id: string },
): ClubSeed => {
  const contracts = { NFT_CONTRACT: collection, TOKEN_CONTRACT: contract('d') }
  const main = mainClubOf(contracts, Date.UTC(2026, 0, 10))
  return { ...main, name: seed.id, tagline: '', links: [], ...seed }
}
