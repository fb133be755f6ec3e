import { canonicalJson, emptyHead, hashEntry } from '@narwhal-club/core/ledger'
import {
  ballotKind,
  type HeadFacts,
  payloadOf,
  type SealedHead,
  votesLedger,
} from '@narwhal-club/core/voting'
import type { RecoverAddress } from '../../signatures/recoverAddress.ts'
import type { ClubSeed } from '../clubs/clubs.ports.ts'
import type { ProposalSeed } from '../proposals/proposals.ports.ts'
import { castVote } from './castVote.ts'
import type {
  CastPorts,
  Sealer,
  VoteSeed,
  VoteSubject,
  VotesSeed,
} from './votes.ports.ts'

interface SeedsCast {
  proposals: readonly ProposalSeed[]
  clubs: readonly Pick<ClubSeed, 'id' | 'name' | 'nftContract'>[]
  sealer: Sealer
  recover: RecoverAddress
}

const none = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }

/** What a vote sees of a proposal before anyone has voted. */
function openSubject({ proposals, clubs }: SeedsCast, id: string) {
  const seed = proposals.find(({ row }) => row.id === id)
  const club = clubs.find((each) => each.id === seed?.row.club)
  if (!seed || !club) return undefined
  const { row, versions, holders } = seed
  const subject: Omit<VoteSubject, 'mine' | 'isKept'> = {
    id,
    club: club.id,
    clubName: club.name,
    // It was when this was voted on, whatever it is now.
    clubStatus: 'active',
    nftContract: club.nftContract,
    number: row.number,
    title: row.title,
    contentHash: versions.at(-1)?.contentHash ?? '',
    start: row.start,
    end: row.end,
    cancelledAt: row.cancelled?.at ?? null,
    excluded: row.snapshot.excluded,
    tally: none,
    last: null,
  }
  return {
    subject,
    powers: new Map<string, number>(
      holders.map(({ address, votingPower }) => [address, votingPower]),
    ),
    own: new Map<string, Omit<VoteSubject['mine'], 'power'>>(),
  }
}

/** The ledger and the tables of votes, empty and in memory. */
function openMemory(world: SeedsCast, clock: { now(): number }) {
  const subjects = new Map<string, ReturnType<typeof openSubject>>()
  const digests = new Set<string>()
  const kept: VotesSeed = { ballots: [], lines: [] }

  function aboutOf(id: string) {
    if (!subjects.has(id)) subjects.set(id, openSubject(world, id))
    return subjects.get(id)
  }
  function find(id: string, voter: string, digest?: string) {
    const about = aboutOf(id)
    if (!about) return null
    const { subject, powers, own } = about
    const { cancelledAt } = subject
    return {
      ...subject,
      cancelledAt:
        cancelledAt !== null && cancelledAt <= clock.now() ? cancelledAt : null,
      mine: {
        power: powers.get(voter) ?? 0,
        ...(own.get(voter) ?? { ballots: 0, choice: null }),
      },
      isKept: digest !== undefined && digests.has(digest),
    }
  }
  const ports: Pick<CastPorts<null>, 'reads' | 'writes' | 'log'> = {
    reads: { find: async (id, voter) => find(id, voter) },
    writes: {
      lock: async (_, id, { voter, digest }) => find(id, voter, digest),
      async put(_, ballot) {
        kept.ballots.push(ballot)
        digests.add(ballot.digest)
        const about = aboutOf(ballot.proposal)
        if (!about) return
        const { place, line, choice, seq, at, tally } = ballot
        about.subject.tally = tally
        about.subject.last = { place, hash: line.hash, at }
        about.own.set(ballot.voter, { ballots: seq + 1, choice })
      },
    },
    log: {
      async append(_, line, receivedAt) {
        const said = {
          ledger: votesLedger,
          index: kept.lines.length,
          kind: ballotKind,
          payload: canonicalJson(payloadOf(line)),
          receivedAt,
          prevHash: kept.lines.at(-1)?.hash ?? emptyHead.hash,
        }
        const entry = { ...said, hash: hashEntry(said) }
        kept.lines.push(entry)
        return entry
      },
    },
  }
  return { kept, ports }
}

/**
 * A head in the form of a sealed one, with no seal: it is for who votes, and of
 * these no one is there to take it. Sealing hundreds would take its time.
 */
const unsealed = (facts: HeadFacts): SealedHead => ({
  ...facts,
  key: '0x',
  signature: '0x',
})

/**
 * Casts what was voted before a world began, in the order in which it was. Each
 * goes the way of any vote, at its own time, but into memory: to keep hundreds one
 * by one would take the start of a world some seconds more.
 *
 * @throws RefusalError where one of them would have been refused.
 */
export async function castSeeds(
  votes: readonly VoteSeed[],
  world: SeedsCast,
): Promise<VotesSeed> {
  let now = 0
  const clock = { now: () => now }
  const { kept, ports } = openMemory(world, clock)
  const { sealer, recover } = world
  const all: CastPorts<null> = {
    ...ports,
    clock,
    transact: (work) => work(null),
    recover,
    sealer: {
      seal: (async (facts) =>
        facts.format === 'narwhal-head-1'
          ? unsealed(facts)
          : await sealer.seal(facts)) as Sealer['seal'],
    },
    tellCount: async () => {},
  }
  for (const { at, proposal, ...body } of [...votes].sort(
    (one, other) => one.at - other.at,
  )) {
    now = at
    await castVote(all, body.message.voter, {
      proposal,
      body: { ...body, message: { ...body.message } },
    })
  }
  return kept
}
