import { lengthOf, statusOf } from '@narwhal-club/core/governance'
import { foldText } from '../../../server/api/clubs/clubs.ports.ts'
import { isTaken } from '../../../server/api/moderation/moderated.ts'
import { contestParts } from '../../../server/api/proposals/places.ts'
import {
  votingOf,
  withheld,
} from '../../../server/api/proposals/presentProposal.ts'
import type {
  FoundProposal,
  ListAsked,
  ProposalReads,
  ProposalRow,
  ProposalSeed,
} from '../../../server/api/proposals/proposals.ports.ts'
import { farAhead } from '../../../server/list/farAhead.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { choiceIn } from './currentBallot.ts'

/** The same as the server's `placeOf`. */
function placeOf(row: ProposalRow, { sort, now }: ListAsked): number {
  const { yesPower, noPower, yesVoters, noVoters } = row.counts
  if (sort === 'newest') return row.publishedAt
  if (sort === 'votes') return yesVoters + noVoters
  if (sort === 'ending')
    return statusOf(votingOf(row), now) === 'closed'
      ? Math.min(row.end, row.cancelled?.at ?? row.end)
      : farAhead - row.end
  const cast = yesPower + noPower
  if (cast === 0) return 0
  const shared = cast - Math.abs(yesPower - noPower)
  return 1 + Math.floor((contestParts * shared) / cast)
}

function isWanted(
  { state }: MockWorld,
  row: ProposalRow,
  asked: ListAsked,
): boolean {
  const { now, club, status, search, label, author, voted, isNone } = asked
  const text = `${foldText(row.title)}\n${foldText(row.summary)}`
  return (
    !isNone &&
    (club === null || row.club === club) &&
    (status === null || statusOf(votingOf(row), now) === status) &&
    (author === null || row.author === author) &&
    (voted === null || choiceIn(state, row.id, voted.by) === voted.choice) &&
    (label === null || row.labels.includes(label)) &&
    (search === null || text.includes(search))
  )
}

/** Finds one in memory, with what is of who asks. */
export function findIn(
  { state }: MockWorld,
  id: string,
  asker: string | null,
): (ProposalSeed & { found: FoundProposal }) | null {
  const seed = state.proposals.list.find(({ row }) => row.id === id)
  const words = seed?.versions.at(-1)
  if (!seed || !words) return null
  const { row, holders } = seed
  const club = state.clubs.rows.find((each) => each.id === row.club)
  const held = holders.find(({ address }) => address === asker)
  const reported = state.proposals.reports.some(
    (each) =>
      each.proposal === id &&
      each.address === asker &&
      (!each.isAnswered || each.version >= row.version),
  )
  const moderates = club?.moderators.includes(asker ?? '') ?? false
  const mine = {
    votingPower: held?.votingPower ?? 0,
    reported,
    moderates,
    voted: choiceIn(state, id, asker),
  }
  return {
    ...seed,
    found: { ...row, clubName: club?.name ?? '', words, mine },
  }
}

/** What pages read of proposals, in memory. */
export function memoryReads(world: MockWorld): ProposalReads {
  const { clubs, proposals } = world.state
  const clubOf = (id: string) => clubs.rows.find((club) => club.id === id)

  return {
    async list(asked) {
      const { club, after, limit } = asked
      if (club !== null && !clubOf(club)) return null
      const found = proposals.list
        .filter(({ row }) => isWanted(world, row, asked))
        .map(({ row }) => ({
          ...row,
          clubName: clubOf(row.club)?.name ?? '',
          place: placeOf(row, asked),
          voted: choiceIn(world.state, row.id, asked.asker),
        }))
        .sort((a, b) => b.place - a.place || byText(a.id, b.id))
      const rest = found.filter(
        ({ place, id }) =>
          !after ||
          place < after.place ||
          (place === after.place && id > after.id),
      )
      return { total: found.length, rows: rest.slice(0, limit) }
    },

    find: async (id, asker) => findIn(world, id, asker)?.found ?? null,

    async versions(id) {
      const { versions = [], row } = findIn(world, id, null) ?? {}
      const told = [...versions].reverse()
      return row && isTaken(row) ? told.map(withheld) : told
    },

    async voters(id, after, limit) {
      const seed = findIn(world, id, null)
      if (!seed) return null
      const { snapshot, club, number, eligibleVoters: total } = seed.row
      const { block, root } = snapshot
      const proposal = { club, number }
      const rows = [...seed.holders]
        .sort((a, b) => byText(a.address, b.address))
        .filter(({ address }) => after === undefined || address > after)
      return { proposal, block, root, total, rows: rows.slice(0, limit) }
    },

    async feed(id, limit) {
      const club = clubOf(id)
      if (!club) return null
      const rows = proposals.list
        .map(({ row }) => row)
        .filter((row) => row.club === id)
        .sort((a, b) => b.publishedAt - a.publishedAt || byText(a.id, b.id))
      return { name: club.name, rows: rows.slice(0, limit) }
    },

    async earlier({ club, author, size, since, except }) {
      const isAsLong = (length: number) =>
        length >= Math.floor(size * 0.6) && length <= Math.ceil(size * 1.6)
      return proposals.list
        .filter(({ row }) => row.club === club && row.id !== except)
        .map(({ row, versions }) => ({
          id: row.id,
          number: row.number,
          author: row.author,
          title: row.title,
          body: versions.at(-1)?.body ?? '',
          createdAt: row.publishedAt,
        }))
        .filter(
          (each) =>
            each.author === author ||
            (each.createdAt >= since && isAsLong(lengthOf(each.body))),
        )
    },

    unknownHosts: async (hosts) =>
      hosts
        .filter((each) => proposals.hosts.every(({ host }) => host !== each))
        .sort(),
  }
}
