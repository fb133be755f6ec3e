import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, newAccount, said } from '../../testing/proposing.ts'
import {
  day,
  type OnPaper,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const hour = day / 24
const accounts = Array.from({ length: 5 }, newAccount)
const powers = [9, 5, 5, 2, 1]
let server: VotingServer
let voters: Voter[]
beforeAll(async () => {
  server = await startToVote()
  voters = await Promise.all(accounts.map((each) => server.voter(each)))
})
afterAll(() => server.close())

const list = () =>
  Object.fromEntries(accounts.map((each, index) => [at(each), powers[index]]))
const read = async ({ id }: Pick<OnPaper, 'id'>, path: string) =>
  (await voters[0]?.browser.get(`/api/proposals/${id}/${path}`)) as never as {
    status: number
    // biome-ignore lint/suspicious/noExplicitAny: tests look into any answer
    json: any
    headers: Record<string, string>
  }
async function vote(of: OnPaper, who: number, choice: 'yes' | 'no', seq = 0) {
  const voter = await server.voter(accounts[who])
  const { status } = await voter.vote(of, choice, { seq })
  expect(status).toBe(200)
}
const instant = (ms: number) => new Date(ms).toISOString()

describe('those who have not voted', () => {
  const asked = async (of: OnPaper, query = '') =>
    (await read(of, `non-voters${query}`)).json

  test('default: those with most power first, page by page', async () => {
    const of = await server.publish(list() as Record<string, number>)
    await vote(of, 3, 'yes')
    const expected = [0, 1, 2, 4]
      .map((who) => ({ voter: at(accounts[who] as never), power: powers[who] }))
      .sort((a, b) =>
        a.power === b.power
          ? a.voter < b.voter
            ? 1
            : -1
          : Number(b.power) - Number(a.power),
      )
    expect(await asked(of)).toEqual({ rows: expected, total: 4 })
    const found = []
    let next: string | undefined
    do {
      const page = await asked(of, `?limit=1${next ? `&cursor=${next}` : ''}`)
      expect(page.total).toBe(4)
      found.push(...page.rows)
      next = page.next
    } while (next)
    expect(found).toEqual(expected)
    for (const who of [0, 1, 2, 4]) await vote(of, who, 'no')
    expect(await asked(of)).toEqual({ rows: [], total: 0 })
  })

  test('behavior: is narrowed by an address, whole or its beginning', async () => {
    const of = await server.publish(list() as Record<string, number>)
    const [one, two] = accounts.map(at) as [string, string]
    await vote(of, 0, 'yes')
    expect(await asked(of, `?q=${one}`)).toEqual({ rows: [], total: 0 })
    const start = two.slice(0, 12).toUpperCase().replace('X', 'x')
    expect(await asked(of, `?q=${start}`)).toEqual({
      rows: [{ voter: two, power: 5 }],
      total: 1,
    })
  })

  test.each(['q=whale', 'cursor=bm8', 'limit=0', 'limit=101', 'sort=power'])(
    'error: %s is refused',
    async (query) => {
      const of = await server.publish({})
      const { status, json } = await read(of, `non-voters?${query}`)
      expect([status, json.code]).toEqual([400, 'bad_query'])
      expect(json.details).toEqual({ name: query.split('=')[0] })
    },
  )
})

describe('how a count came about', () => {
  test('default: of a vote that has not begun there is nothing', async () => {
    const start = server.clock.now() + hour
    const of = await server.publish({}, { start })
    const { json, headers } = await read(of, 'timeline')
    expect(json).toEqual({
      from: instant(start),
      to: instant(start),
      step: 60,
      rows: [],
      swings: [],
      lastHour: { yesPower: 0, noPower: 0 },
    })
    expect(headers.etag).toBeDefined()
  })

  test('default: the count at the end of each step, changes, swings, the last hour', async () => {
    const of = await server.publish(list() as Record<string, number>)
    const line = async () => {
      const { rows } = (await read(of, 'votes')).json
      return Math.max(...rows.map((row: { line: number }) => row.line))
    }
    const begin = server.clock.now()
    await vote(of, 1, 'yes')
    server.clock.move(2 * hour)
    await vote(of, 2, 'no')
    const tied = { at: server.clock.now(), line: await line() }
    await vote(of, 3, 'no')
    const lost = { at: server.clock.now(), line: await line() }
    server.clock.move(hour)
    await vote(of, 3, 'yes', 1)
    const won = { at: server.clock.now(), line: await line() }
    await vote(of, 0, 'yes')
    server.clock.move(hour / 2)
    const { json } = await read(of, 'timeline')
    const to = server.clock.now()
    expect([json.from, json.to, json.step]).toEqual([
      instant(begin),
      instant(to),
      300,
    ])
    expect(json.rows).toHaveLength(42)
    const row = (
      nth: number,
      [yesPower, noPower, yesVoters, noVoters]: number[],
    ) => ({
      at: instant(begin + nth * 300_000),
      yesPower,
      noPower,
      yesVoters,
      noVoters,
    })
    expect(json.rows[0]).toEqual({
      ...row(1, [5, 0, 1, 0]),
      ballots: 1,
      changed: 0,
    })
    expect(json.rows[23]).toEqual({
      ...row(24, [5, 7, 1, 2]),
      ballots: 3,
      changed: 0,
    })
    expect(json.rows[34]).toEqual({
      ...row(35, [5, 7, 1, 2]),
      ballots: 3,
      changed: 0,
    })
    expect(json.rows[35]).toEqual({
      ...row(36, [16, 5, 3, 1]),
      ballots: 5,
      changed: 1,
    })
    expect(json.rows[41]).toEqual({
      ...row(42, [16, 5, 3, 1]),
      ballots: 5,
      changed: 0,
    })
    expect(json.swings).toEqual([
      { at: instant(tied.at), leader: 'tied', line: tied.line },
      { at: instant(lost.at), leader: 'no', line: lost.line },
      { at: instant(won.at), leader: 'yes', line: won.line },
    ])
    expect(json.lastHour).toEqual({ yesPower: 11, noPower: -2 })
    const told = await voters[0]?.browser.get(`/api/proposals/${of.id}`)
    const { ballots: _, changed: __, at: ___, ...last } = json.rows.at(-1)
    expect(told?.json.counts).toMatchObject(last)
  })

  test('behavior: ends with the vote, in no more than 120 steps', async () => {
    const start = server.clock.now()
    const end = start + 30 * day
    const of = await server.publish(list() as Record<string, number>, { end })
    await vote(of, 0, 'no')
    server.clock.move(40 * day)
    const { json } = await read(of, 'timeline')
    expect([json.to, json.step, json.rows.length]).toEqual([
      instant(end),
      21_600,
      120,
    ])
    expect(json.rows.at(-1)).toMatchObject({ at: instant(end), noPower: 9 })
    expect(json.lastHour).toEqual({ yesPower: 0, noPower: 0 })
  })

  test('behavior: of many swings the last fifty are told', async () => {
    const of = await server.publish(list() as Record<string, number>)
    const voter = await server.voter(accounts[0])
    for (let seq = 0; seq < 53; seq++)
      await voter.vote(of, seq % 2 === 0 ? 'yes' : 'no', { seq })
    const { swings } = (await read(of, 'timeline')).json
    expect(swings).toHaveLength(50)
    expect(swings.at(-1).leader).toBe('yes')
    const lines = swings.map(({ line }: { line: number }) => line)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
  })

  test('behavior: no ballot is before the one that it follows on, whatever a clock says', async () => {
    const of = await server.publish(list() as Record<string, number>)
    server.clock.move(hour)
    await vote(of, 0, 'yes')
    const first = server.clock.now()
    server.clock.move(-60_000)
    await vote(of, 1, 'no')
    server.clock.move(60_000)
    const { rows } = (await read(of, 'votes?sort=newest')).json
    expect(rows.map((row: { at: string }) => row.at)).toEqual([
      instant(first),
      instant(first),
    ])
    const { json } = await read(of, 'timeline')
    expect(json.rows.at(-1)).toMatchObject({ yesPower: 9, noPower: 5 })
  })
})

test('error: nothing is told of what is not there', async () => {
  const gone = { id: '00000000-0000-4000-8000-000000000000' }
  for (const path of ['non-voters', 'timeline']) {
    expect(said((await read(gone, path)) as never)).toEqual([
      404,
      'proposal_not_found',
    ])
    expect(said((await read({ id: 'one' }, path)) as never)).toEqual([
      400,
      'bad_query',
    ])
  }
})

test('behavior: each is one statement', async () => {
  const of = await server.publish(list() as Record<string, number>)
  for (const path of ['non-voters', 'non-voters?q=0x123', 'timeline']) {
    const before = server.statements()
    expect((await read(of, path)).status).toBe(200)
    expect(server.statements() - before).toBe(1)
  }
})
