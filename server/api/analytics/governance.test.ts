import { votesLedger } from '@narwhal-club/core/voting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PastVotes } from '../../../dev/mocks/analytics/memoryGovernance.ts'
import { createMemoryHistory } from '../../../dev/mocks/analytics/memoryHistory.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { clubSeed } from '../../testing/clubSeed.ts'
import { createModelChain } from '../../testing/modelChain.ts'
import { type ModelIndex, openModelIndex } from '../../testing/modelIndex.ts'
import { hashOf } from '../../testing/paperIndex.ts'
import { proposalSeed } from '../../testing/proposalSeed.ts'
import { putClubs } from '../clubs/putClubs.ts'
import type { ProposalSeed } from '../proposals/proposals.ports.ts'
import { putProposals } from '../proposals/putProposals.ts'
import type { BallotRow } from '../votes/votes.ports.ts'
import { governance } from './answers/governance.ts'
import { createHistoryRepository } from './history.repository.ts'

type Hex = `0x${string}`

const seed = Number(process.env.CLUB_INDEX_SEED ?? 20_261_123)
const random = createRandom(seed)
const from = 1_700_000_000
const who = (of: number) => `0x${String(of).padStart(40, '0')}` as Hex

let index: ModelIndex
let past: PastVotes
let head = 0

/** Proposals of two clubs, with lists and ballots as they fall. */
function inventPast() {
  const seeds: ProposalSeed[] = []
  const ballots: BallotRow[] = []
  for (let number = 1; number <= 40; number++) {
    const holders = Array.from({ length: random.below(26) }, (_, at) => ({
      address: who(at),
      votingPower: 1 + random.below(4),
    }))
    const start = (from + number * 4) * 1_000
    const by = who(random.below(3))
    const at = { at: start + 1_000, by, reason: 'x' }
    const made = proposalSeed({
      number,
      club: number % 4 === 0 ? 'shoal' : 'reef',
      author: random.chance(0.1) ? null : by,
      start,
      end: start + 20_000,
      cancelled: random.chance(0.1) ? at : null,
      flagged: random.chance(0.1) ? at : null,
      quorum: random.chance(0.2) ? 30 : 0,
      eligibleVoters: holders.length,
      eligiblePower: holders.reduce((sum, each) => sum + each.votingPower, 0),
      snapshot: {
        block: 1,
        blockHash: hashOf(1),
        root: hashOf(number),
        excluded: [],
      },
    })
    const { row } = made
    const last = new Map<Hex, BallotRow>()
    let place = 0
    for (const round of [0, 1])
      for (const { address, votingPower } of holders) {
        const seq = last.has(address) ? 1 : 0
        if (!random.chance(round === 0 ? number / 50 : 0.1)) continue
        const line = ballots.length
        const ballot: BallotRow = {
          proposal: row.id,
          voter: address,
          seq,
          choice: random.chance(0.6) ? 'yes' : 'no',
          power: votingPower,
          reason: '',
          digest: hashOf(1_000 + line) as Hex,
          message: {} as BallotRow['message'],
          signature: '0x',
          signer: 'key',
          place,
          line: { index: line, hash: hashOf(line) as Hex },
          at: start + 100 + place * 150,
          seal: { key: who(99), signature: '0x' },
          tally: { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 },
          isSwing: false,
        }
        place += 1
        ballots.push(ballot)
        last.set(address, ballot)
      }
    const of = (side: 'yes' | 'no') =>
      [...last.values()].filter(({ choice }) => choice === side)
    const sum = (list: BallotRow[]) =>
      list.reduce((all, { power }) => all + power, 0)
    Object.assign(row.counts, {
      yesPower: sum(of('yes')),
      noPower: sum(of('no')),
      yesVoters: of('yes').length,
      noVoters: of('no').length,
    })
    seeds.push({ ...made, holders })
  }
  return { seeds, ballots }
}

beforeAll(async () => {
  index = await openModelIndex()
  const chain = createModelChain(random)
  chain.grow(60)
  head = chain.head()
  await index.reader(chain)()
  const { seeds, ballots } = inventPast()
  const lines = ballots.map(({ line, at }) => ({
    ledger: votesLedger,
    index: line.index,
    kind: 'x',
    payload: '{}',
    receivedAt: at,
    prevHash: hashOf(0) as Hex,
    hash: line.hash,
  }))
  await index.db.run(async (orm) => {
    await putClubs(orm, [clubSeed({ id: 'reef' }), clubSeed({ id: 'shoal' })])
    await putProposals(orm, seeds, 0, async () => ({ ballots, lines }))
  })
  past = { clubs: ['reef', 'shoal'], proposals: seeds, ballots }
})
afterAll(() => index.close())

const ask = (club: string) => ({ club })

async function tell(block: number, club: string) {
  const repository = createHistoryRepository(index.db)
  const tip = await repository.tip()
  if (!tip) throw new Error('no index')
  const moment = { block, time: from + block * 6 }
  const model = createMemoryHistory(
    { blocks: [], nft: [], token: [], payments: [], votes: past },
    moment,
    [],
  )
  const said = await repository.read(tip, moment, [], (history) =>
    governance(history, ask(club)),
  )
  return { said, model: await governance(model, ask(club)) }
}

test(`property: SQL says what counting one by one says (seed ${seed})`, async () => {
  const most: number[] = []
  for (const club of ['reef', 'shoal'])
    for (const block of [0, 4, 7, 12, 18, 25, head]) {
      const { said, model } = await tell(block, club)
      expect(said, `${club} at ${block}`).toEqual(model)
      most.push(said.proposals.length)
    }
  expect(Math.min(...most)).toBe(0)
  // More than are shown were decided.
  const { said } = await tell(head, 'reef')
  expect(said.decided).toBeGreaterThan(said.proposals.length)
  expect(said.proposals.some(({ title }) => title === undefined)).toBe(true)
  expect(said.health.score).toBeGreaterThan(0)
})

test('default: the newest is last, and each sum is of those that are shown', async () => {
  const { said } = await tell(head, 'reef')
  const ends = said.proposals.map(({ at }) => at)
  expect(ends).toEqual([...ends].sort())
  expect(said.deciles.reduce((sum, { holders }) => sum + holders, 0)).toBe(
    said.proposals.at(-1)?.frozen.holders,
  )
  const points = said.health.terms.map((term) => term.points ?? 0)
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(
    said.health.score ?? 0,
  )
})

test('error: a club that there is not has decided nothing, and that is said', async () => {
  await expect(tell(head, 'nowhere')).rejects.toThrow(/club_not_found/)
})
