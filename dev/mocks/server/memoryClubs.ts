import { statusOf } from '@narwhal-club/core/governance'
import type {
  Asking,
  Census,
  ClubSeed,
  ClubStore,
  ListAsked,
} from '../../../server/api/clubs/clubs.ports.ts'
import { searchTextOf } from '../../../server/api/clubs/clubs.ports.ts'
import { votingOf } from '../../../server/api/proposals/presentProposal.ts'
import { byText } from '../byText.ts'
import type { MockState } from '../world.types.ts'
import { statusIn } from './memoryBounties.ts'

/** Clubs as a world of the mocks begins with them. */
export const clubsOf = (seeds: readonly ClubSeed[]): MockState['clubs'] => ({
  rows: seeds.map(({ rules: _, moderators, followers: __, ...club }) => ({
    ...club,
    moderators: [...moderators].sort(),
    version: 1,
  })),
  rules: seeds.map(({ id, rules, createdAt: at }) => ({
    club: id,
    ...rules,
    version: 1,
    at,
  })),
  follows: seeds.flatMap(({ id: club, followers, createdAt: at }) =>
    followers.map((address) => ({ club, address, at })),
  ),
})

type Row = MockState['clubs']['rows'][number]

/** What a list tells of a club. */
const cardOf = (row: Row) => ({
  id: row.id,
  name: row.name,
  tagline: row.tagline,
  ...(row.avatar !== undefined && { avatar: row.avatar }),
  ...(row.banner !== undefined && { banner: row.banner }),
  status: row.status,
  createdAt: row.createdAt,
})

/**
 * Clubs in memory.
 *
 * @param held the NFTs of everyone who counts; null while that is not known.
 */
export function memoryClubs(
  {
    state: { bounties, clubs, proposals },
  }: { state: Pick<MockState, 'bounties' | 'clubs' | 'proposals'> },
  held: ReadonlyMap<string, number> | null,
): ClubStore {
  const followersOf = (club: string) =>
    clubs.follows.filter((each) => each.club === club)
  const isFollowed = (club: string, address: string) =>
    followersOf(club).some((each) => each.address === address)
  const versionsOf = (id: string) =>
    clubs.rules
      .filter(({ club }) => club === id)
      .map(({ club: _, ...rules }) => rules)
  const rulesOf = (id: string, version = versionsOf(id).length) =>
    versionsOf(id).find((rules) => rules.version === version)

  function holdersOf({ id, nftContract }: Row, { collection }: Census) {
    if (!held || nftContract !== collection) return null
    const leftOut = rulesOf(id)?.exclusions ?? []
    return held.size - leftOut.filter((each) => held.has(each)).length
  }

  function proposalsOf(id: string, now: number) {
    const counts = { pending: 0, active: 0, closed: 0 }
    for (const { row } of proposals.list)
      if (row.club === id) counts[statusOf(votingOf(row), now)] += 1
    return counts
  }

  const countedOf = (row: Row, { address, census, now }: Asking) => ({
    proposals: proposalsOf(row.id, now),
    bounties: bounties.list.filter(
      (each) => each.row.club === row.id && statusIn(each.row, now) === 'open',
    ).length,
    followers: followersOf(row.id).length,
    holders: holdersOf(row, census),
    follows: address === null ? null : isFollowed(row.id, address),
  })

  function placeOf(row: Row, { sort, census, now }: ListAsked): number {
    if (sort === 'newest') return row.createdAt
    if (sort === 'holders') return (holdersOf(row, census) ?? -1) + 1
    return proposalsOf(row.id, now).active
  }

  function isWanted(row: Row, asked: ListAsked): boolean {
    const { search, joinedBy, eligible, census } = asked
    if (search !== null && !searchTextOf(row).includes(search)) return false
    if (joinedBy !== null && !isFollowed(row.id, joinedBy)) return false
    if (!eligible) return true
    const isLeftOut = rulesOf(row.id)?.exclusions.includes(eligible.address)
    return (
      eligible.isHolder && row.nftContract === census.collection && !isLeftOut
    )
  }

  return {
    async list(asked) {
      const { after, limit } = asked
      const found = clubs.rows
        .filter((row) => isWanted(row, asked))
        .map((row) => ({ row, place: placeOf(row, asked) }))
        .sort((a, b) => b.place - a.place || byText(a.row.id, b.row.id))
      const rest = found.filter(
        ({ row, place }) =>
          !after ||
          place < after.place ||
          (place === after.place && row.id > after.id),
      )
      return {
        total: found.length,
        rows: rest.slice(0, limit).map(({ row, place }) => ({
          ...cardOf(row),
          ...countedOf(row, asked),
          place,
        })),
      }
    },

    async find(id, asking) {
      const row = clubs.rows.find((each) => each.id === id)
      const rules = rulesOf(id)
      if (!row || !rules) return null
      // How often it was changed is told to who changes it, not here.
      const { version: _, ...club } = row
      return { ...club, ...countedOf(row, asking), rules }
    },

    async rulesOf(id, version) {
      const row = clubs.rows.find((each) => each.id === id)
      if (!row) return null
      const latest = versionsOf(id).length
      const { nftContract } = row
      return { nftContract, latest, rules: rulesOf(id, version) ?? null }
    },

    async follow(club, address, at) {
      const row = clubs.rows.find((each) => each.id === club)
      if (!row) return null
      const { status } = row
      if (status !== 'archived' && !isFollowed(club, address))
        clubs.follows.push({ club, address, at: +at })
      const follows = isFollowed(club, address)
      return { status, follows, followers: followersOf(club).length }
    },

    async unfollow(club, address) {
      const row = clubs.rows.find((each) => each.id === club)
      if (!row) return null
      clubs.follows = clubs.follows.filter(
        (each) => each.club !== club || each.address !== address,
      )
      const { status } = row
      const followers = followersOf(club).length
      return { status, follows: false, followers }
    },
  }
}
