import {
  canonicalJson,
  emptyHead,
  hashEntry,
  type LedgerEntry,
  type LedgerHead,
} from '@narwhal-club/core/ledger'
import {
  ballotKind,
  type HeadFacts,
  noPreviousLine,
  payloadOf,
  type SealKey,
  votesLedger,
} from '@narwhal-club/core/voting'
import type {
  BallotRow,
  VoteLog,
  VoteReads,
  VoteSubject,
  VotesAsked,
  VoteWrites,
} from '../../../server/api/votes/votes.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { ballotsIn, ballotsOf } from './currentBallot.ts'
import { memoryPower } from './memoryPower.ts'
import { findIn } from './memoryProposals.ts'
import { memoryTurnout } from './memoryTurnout.ts'
import { mockSealer } from './mockSealer.ts'

const keysIn = ({ startedAt, state }: MockWorld): SealKey[] => {
  const first = state.votes.lines[0]?.receivedAt ?? startedAt
  return [{ key: mockSealer.key, from: Math.min(first, startedAt) }]
}

function headIn({ state }: MockWorld): LedgerHead {
  const last = state.votes.lines.at(-1)
  return last ? { size: last.index + 1, hash: last.hash } : emptyHead
}

/** What a vote would be about. */
function subjectIn(
  world: MockWorld,
  proposal: string,
  { voter, digest }: { voter: string; digest: string },
): VoteSubject | null {
  const found = findIn(world, proposal, voter)?.found
  const { state } = world
  const club = state.clubs.rows.find(({ id }) => id === found?.club)
  if (!found || !club) return null
  const all = ballotsIn(world.state, proposal)
  const last = all.at(-1)
  const [own] = ballotsOf(state, proposal, voter)
  const { comments: _, ballots: __, ...tally } = found.counts
  return {
    id: found.id,
    club: found.club,
    clubName: club.name,
    clubStatus: club.status,
    nftContract: club.nftContract,
    number: found.number,
    title: found.title,
    contentHash: found.words.contentHash,
    start: found.start,
    end: found.end,
    cancelledAt: found.cancelled?.at ?? null,
    excluded: found.snapshot.excluded,
    tally,
    last: last
      ? { place: last.place, hash: last.line.hash, at: last.at }
      : null,
    mine: {
      power: found.mine.votingPower,
      ballots: own ? own.seq + 1 : 0,
      choice: own?.choice ?? null,
    },
    isKept: state.votes.ballots.some((each) => each.digest === digest),
  }
}

const isWanted = (
  { choice, reason, voter }: BallotRow,
  asked: VotesAsked,
): boolean =>
  (asked.choice === null || choice === asked.choice) &&
  (asked.hasReason === null || (reason !== '') === asked.hasReason) &&
  (asked.voter === null || voter.startsWith(asked.voter))

/** What pages read of votes, in memory. */
export function memoryVoteReads(world: MockWorld): VoteReads {
  return {
    find: async (proposal, voter) =>
      subjectIn(world, proposal, { voter, digest: '' }),

    async list(asked) {
      const { proposal, sort, after, limit } = asked
      const seed = findIn(world, proposal, null)
      if (!seed) return null
      const { club, number } = seed.row
      const placeOf = ({ power, at }: BallotRow) =>
        sort === 'power' ? power : at
      const found = world.state.votes.ballots
        .filter(
          (each) =>
            each.proposal === proposal &&
            each === ballotsOf(world.state, proposal, each.voter)[0] &&
            isWanted(each, asked),
        )
        .sort((a, b) => placeOf(b) - placeOf(a) || byText(b.voter, a.voter))
      const rows = found.filter(
        (each) =>
          !after ||
          placeOf(each) < after.place ||
          (placeOf(each) === after.place && each.voter < after.voter),
      )
      return {
        proposal: { club, number },
        total: found.length,
        rows: rows
          .slice(0, limit)
          .map((each) => ({ ...each, line: each.line.index })),
      }
    },

    async mine(proposal, voter) {
      const found = findIn(world, proposal, voter)?.found
      if (!found) return null
      return {
        power: found.mine.votingPower,
        isExcluded: found.snapshot.excluded.includes(voter),
        ballots: ballotsOf(world.state, proposal, voter),
      }
    },

    keys: async () => keysIn(world),

    ...memoryTurnout(world),
    ...memoryPower(world),

    async bundle(proposal, clock) {
      const seed = findIn(world, proposal, null)
      const club = world.state.clubs.rows.find(
        ({ id }) => id === seed?.row.club,
      )
      if (!seed || !club) return null
      const { row, versions } = seed
      const ballots = ballotsIn(world.state, proposal)
      return {
        at: Math.max(
          clock.now(),
          ballots.at(-1)?.at ?? 0,
          row.cancelled?.at ?? 0,
        ),
        row,
        club,
        versions: [...versions],
        ballots: ballots.length,
        last: ballots.at(-1)?.line.hash ?? noPreviousLine,
        head: headIn(world),
        keys: keysIn(world),
      }
    },

    ballotLines: async (proposal, from, to) =>
      ballotsIn(world.state, proposal)
        .slice(from, to)
        .map(({ line }) => world.state.votes.lines[line.index] as LedgerEntry),

    async powers(root, after, limit) {
      const seed = world.state.proposals.list.find(
        ({ row }) => row.snapshot.root === root,
      )
      return [...(seed?.holders ?? [])]
        .sort((a, b) => byText(a.address, b.address))
        .filter(({ address }) => address > after)
        .slice(0, limit)
        .map(({ address, votingPower }) => [address, votingPower])
    },
  }
}

/** Keeps ballots in memory: nothing else happens meanwhile. */
export const memoryVoteWrites = (world: MockWorld): VoteWrites<null> => ({
  lock: async (_, proposal, by) => subjectIn(world, proposal, by),
  async put(_, ballot) {
    world.state.votes.ballots.push(ballot)
    const { proposals } = world.state
    const seed = proposals.list.find(({ row }) => row.id === ballot.proposal)
    const ballots = ballot.place + 1
    if (seed) Object.assign(seed.row.counts, ballot.tally, { ballots })
  },
})

/** The ledger of votes in memory. */
export function memoryVoteLog(world: MockWorld): VoteLog<null> {
  const { lines } = world.state.votes
  return {
    async append(_, line, receivedAt) {
      const { size: index, hash: prevHash } = headIn(world)
      const said = {
        ledger: votesLedger,
        index,
        kind: ballotKind,
        payload: canonicalJson(payloadOf(line)),
        receivedAt,
        prevHash,
      }
      const entry = { ...said, hash: hashEntry(said) }
      lines.push(entry)
      return entry
    },
    head: async () => headIn(world),
    lines: async (from, limit) => lines.slice(from, from + limit),
    // One day: that on which the world began.
    async days() {
      const { startedAt } = world
      const kept = lines.filter(({ receivedAt }) => receivedAt < startedAt)
      const facts: HeadFacts = {
        format: 'narwhal-head-1',
        ledger: votesLedger,
        size: kept.length,
        hash: kept.at(-1)?.hash ?? emptyHead.hash,
        at: startedAt,
      }
      const day = new Date(startedAt).toISOString().slice(0, 10)
      return [{ day, head: await mockSealer.seal(facts) }]
    },
  }
}
