import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { at, newAccount } from '../../testing/proposing.ts'
import {
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const accounts = Array.from({ length: 5 }, newAccount)
const power = Object.fromEntries(accounts.map((who) => [at(who), 3]))
let database: TestDatabase
let server: VotingServer
let voters: Voter[]

const start = async () => {
  server = await startToVote({}, { database })
  voters = await Promise.all(accounts.map((who) => server.voter(who)))
}
beforeAll(async () => {
  database = await createTestDatabase()
  await start()
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

/** What a page hears that shows proposals. */
async function listen(lastId?: string) {
  const abort = new AbortController()
  const path = '/api/events?topics=proposals,votes'
  const answer = await fetch(server.url + path, {
    headers: lastId === undefined ? {} : { 'Last-Event-ID': lastId },
    signal: abort.signal,
  })
  let text = ''
  const read = async () => {
    const texts = answer.body?.pipeThrough(new TextDecoderStream())
    for await (const part of texts ?? []) text += part
  }
  read().catch(() => {})
  await eventually(() => expect(text).toContain('id: '))
  return {
    leave: () => abort.abort(),
    has: (event: string) => text.includes(`event: ${event}\n`),
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '',
    standings: ({ id }: { id: string }) =>
      [...text.matchAll(/^event: votes\ndata: (.+)$/gm)]
        .map(([, data]) => JSON.parse(String(data)))
        .filter(({ proposal }) => proposal === id),
  }
}

test('default: many vote at once, and a page hears the last of it in a few words', async () => {
  const of = await server.publish(power)
  const page = await listen()
  const cast = await Promise.all(voters.map((who) => who.vote(of)))
  const last = cast
    .map(({ json }) => json)
    .find(({ tally }) => tally.yesVoters === 5)
  await eventually(() =>
    expect(page.standings(of).at(-1)).toEqual({
      proposal: of.id,
      club: 'main',
      tally: { yesPower: 15, noPower: 0, yesVoters: 5, noVoters: 0 },
      ballots: 5,
      line: last.ballot.line,
    }),
  )
  const ballots = page.standings(of).map((each) => each.ballots)
  expect(ballots).toEqual([...new Set(ballots)].sort((a, b) => a - b))
  expect([page.has('proposals'), page.has('refetch')]).toEqual([false, false])
  page.leave()
})

test('behavior: cut, it hears what it missed; new, how all stands', async () => {
  const of = await server.publish(power)
  const before = await listen()
  const place = before.lastId()
  before.leave()
  const [one] = voters as [Voter]
  await one.vote(of)
  await one.vote(of, 'no', { seq: 1 })
  for (const page of [await listen(place), await listen()]) {
    await eventually(() =>
      expect(page.standings(of).at(-1)).toMatchObject({
        proposal: of.id,
        tally: { yesVoters: 0, noVoters: 1, noPower: 3 },
        ballots: 2,
      }),
    )
    expect(page.has('refetch')).toBe(false)
    page.leave()
  }
})

test('behavior: a ballot that is refused is heard of by no one', async () => {
  const of = await server.publish(power)
  const page = await listen()
  const [one, other] = voters as [Voter, Voter]
  await one.vote(of, 'yes', { seq: 4 })
  await one.vote(of, 'yes', { contentHash: `0x${'0'.repeat(64)}` })
  await other.vote(of)
  await eventually(() =>
    expect(page.standings(of)).toMatchObject([
      { ballots: 1, tally: { yesVoters: 1 } },
    ]),
  )
  page.leave()
})

test('behavior: after a restart pages are told to ask, and what they ask says it', async () => {
  const of = await server.publish(power)
  const before = await listen()
  const [one, other] = voters as [Voter, Voter]
  await one.vote(of)
  await eventually(() => expect(before.standings(of).at(-1)?.ballots).toBe(1))
  const place = before.lastId()
  before.leave()
  expect((await other.vote(of)).status).toBe(200)
  await server.close()
  await start()
  const page = await listen(place)
  await eventually(() => expect(page.has('refetch')).toBe(true))
  const { counts } = (
    await (voters[0] as Voter).browser.get(`/api/proposals/${of.id}`)
  ).json
  expect(counts).toMatchObject({ yesVoters: 2, yesPower: 6, ballots: 2 })
  // It goes on with the next.
  await (voters[2] as Voter).vote(of)
  await eventually(() => expect(page.standings(of).at(-1)?.ballots).toBe(3))
  page.leave()
})
