import { afterAll, beforeAll, expect, test } from 'vitest'
import { putManyVotes } from '../../testing/manyVotes.ts'
import { at, newAccount, said } from '../../testing/proposing.ts'
import { type Answer, ask } from '../../testing/request.ts'
import {
  type OnPaper,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const accounts = Array.from({ length: 7 }, newAccount)
const power = [5, 9, 5, 1, 9, 2, 5]
let server: VotingServer
let voters: Voter[]
let of: OnPaper
beforeAll(async () => {
  server = await startToVote()
  voters = await Promise.all(accounts.map(server.voter))
  of = await server.publish(
    Object.fromEntries(
      accounts.map((account, index) => [at(account), power[index] ?? 0]),
    ),
  )
  for (const [index, voter] of voters.entries()) {
    server.clock.move(1_000)
    const reason = index % 3 === 0 ? 'A, "good" reason\nof two lines' : ''
    const choice = index % 2 === 0 ? 'yes' : 'no'
    expect((await voter.vote(of, choice, { reason })).status).toBe(200)
  }
})
afterAll(() => server.close())

const first = () => voters[0] as Voter
const list = async (query = '') => (await first().list(of, query)).json
const votersOf = ({ rows }: { rows: { voter: string }[] }) =>
  rows.map(({ voter }) => voter)

/** Reads a list page by page. */
async function walk(query: string, limit: number) {
  const found: string[] = []
  let cursor = ''
  for (;;) {
    const page = await list(`?${query}&limit=${limit}${cursor}`)
    expect(page.total).toBe(7)
    found.push(...votersOf(page))
    if (!page.next) return found
    cursor = `&cursor=${page.next}`
  }
}

test('default: by power, then by address, page by page', async () => {
  const order = accounts
    .map((account, index) => ({ voter: at(account), power: power[index] ?? 0 }))
    .sort((a, b) => b.power - a.power || (a.voter < b.voter ? 1 : -1))
    .map(({ voter }) => voter)
  for (const limit of [1, 3, 7, 100])
    expect(await walk('sort=power', limit)).toEqual(order)
})

test('default: the newest first, page by page', async () => {
  const order = accounts.map(at).reverse()
  for (const limit of [1, 3, 7])
    expect(await walk('sort=newest', limit)).toEqual(order)
})

test('behavior: a vote that is changed moves to where it belongs', async () => {
  const { id } = await server.publish({ [at(accounts[0] as never)]: 3 })
  const own = { ...of, id }
  const [row] = await server.read(`
    select proposal.number, version.content_hash from proposals as proposal
    join proposal_versions as version on version.proposal = proposal.id
    where proposal.id = '${id}'`)
  const now = {
    ...own,
    number: Number(row?.number),
    contentHash: String(row?.content_hash) as `0x${string}`,
  }
  await first().vote(now, 'yes', { reason: 'Why not.' })
  await first().vote(now, 'no', { seq: 1 })
  const total = async (query: string) =>
    (await first().list(now, query)).json.total
  expect(await total('')).toBe(1)
  expect(await total('?choice=yes')).toBe(0)
  expect(await total('?choice=no')).toBe(1)
  expect(await total('?hasReason=true')).toBe(0)
  expect(await total('?hasReason=false')).toBe(1)
})

test('behavior: is narrowed by choice, reason and address, together too', async () => {
  const [one, , third] = accounts.map(at) as [string, string, string]
  expect(await list('?choice=yes')).toMatchObject({ total: 4 })
  expect(await list('?hasReason=true')).toMatchObject({ total: 3 })
  expect(await list('?hasReason=true&choice=no')).toMatchObject({ total: 1 })
  expect(votersOf(await list(`?q=${third}`))).toEqual([third])
  const start = one.slice(0, 12)
  expect(votersOf(await list(`?q=${start}`))).toEqual([one])
  expect(
    votersOf(await list(`?q=${start.toUpperCase().replace('X', 'x')}`)),
  ).toEqual([one])
  expect(await list(`?q=${start}&choice=no`)).toMatchObject({
    rows: [],
    total: 0,
  })
})

test.each([
  'choice=maybe',
  'q=whale',
  'q=0x',
  'q=0x12',
  `q=0x${'1'.repeat(41)}`,
  'hasReason=1',
  'sort=price',
  'cursor=bm8',
  'limit=0',
  'limit=101',
  'page=2',
])('error: %s is refused', async (query) => {
  const answer = await first().list(of, `?${query}`)
  expect(said(answer)).toEqual([400, 'bad_query'])
  expect(answer.json.details).toEqual({ name: query.split('=')[0] })
})

test('error: a cursor of one order is none of the other', async () => {
  const { next } = await list('?sort=power&limit=1')
  const answer = await first().list(of, `?sort=newest&cursor=${next}`)
  expect(said(answer)).toEqual([400, 'bad_query'])
})

test('default: the table has all of them, and no formula', async () => {
  const [voter] = voters as [Voter]
  const formula = '=1+1'
  const open = await server.publish({ [voter.address]: 3 })
  await voter.vote(open, 'yes', { reason: formula })
  const path = `/api/proposals/${open.id}/votes.csv`
  const answer = await voter.browser.get(path)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, ...rest] = answer.text.split('\r\n')
  expect(head).toBe('voter,choice,power,reason,seq,at,line,digest')
  expect(row).toMatch(new RegExp(`^${voter.address},yes,3,'=1\\+1,0,`))
  expect(rest).toEqual([''])
  const all = await voter.browser.get(`/api/proposals/${of.id}/votes.csv`)
  expect(all.text).toContain('"A, ""good"" reason\nof two lines"')
})

test.each(['power', 'newest'])(
  'behavior: a long table by %s comes in stretches, each row once',
  async (sort) => {
    const many = 2_500
    const long = await server.publish({ [first().address]: 3 })
    await putManyVotes(server.app.db.background, many, long.id)
    const path = `${server.url}/api/proposals/${long.id}/votes.csv?sort=${sort}`
    const before = server.statements()
    const { headers, text, status } = await ask(path, { from: '127.0.0.31' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="narwhal-main-${long.number}-votes.csv"`,
      'transfer-encoding': 'chunked',
    })
    expect(server.statements() - before).toBe(3)
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head).toMatch(/^voter,choice,power/)
    const named = rows.map((row) => row.slice(0, 42))
    expect(named).toHaveLength(many)
    expect(new Set(named).size).toBe(many)
  },
)

test('error: a source has one table under way and one that waits', async () => {
  const path = `${server.url}/api/proposals/${of.id}/votes.csv`
  const answers: Answer[] = []
  const from = '127.0.0.9'
  let all: Promise<unknown> | undefined
  await server.app.db.background.transact(async (tx) => {
    await tx.run((orm) =>
      orm.execute('lock table ballots in access exclusive mode'),
    )
    all = Promise.all(
      Array.from({ length: 4 }, async () =>
        answers.push(await ask(path, { from })),
      ),
    )
    await expect.poll(() => answers.length).toBe(2)
  })
  expect(answers.map(said)).toEqual([
    [429, 'rate_limited'],
    [429, 'rate_limited'],
  ])
  await all
  expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200])
})

test('error: nothing is told of what is not there', async () => {
  const gone = { id: '00000000-0000-4000-8000-000000000000' }
  const not = [404, 'proposal_not_found']
  expect(said(await first().list(gone))).toEqual(not)
  expect(said(await first().mine(gone))).toEqual(not)
})

test('default: the ledger, from a line on, as far as there are some', async () => {
  const read = async (query: string) =>
    (await first().browser.get(`/api/log?${query}`)).json
  const { lines, size } = await read('from=2&limit=2')
  expect(lines.map(({ index }: { index: number }) => index)).toEqual([2, 3])
  expect(size).toBeGreaterThan(6)
  // From behind its end it is no longer than it is.
  for (const from of [size, size + 7, 2 ** 31 - 1])
    expect(await read(`from=${from}`)).toMatchObject({ size, lines: [] })
  for (const query of ['from=-1', 'limit=101', 'from=x'])
    expect((await first().browser.get(`/api/log?${query}`)).status).toBe(400)
})

test('behavior: a read is one statement at most, and a vote asks no node', async () => {
  const [voter] = voters as [Voter]
  const path = `/api/proposals/${of.id}/votes`
  // The session is known by now.
  await voter.mine(of)
  for (const each of [path, `${path}?choice=no&q=0x123`, '/api/log/keys']) {
    const before = server.statements()
    expect((await voter.browser.get(each)).status).toBe(200)
    expect(server.statements() - before).toBe(1)
  }
  const before = server.statements()
  await voter.mine(of)
  expect(server.statements() - before).toBeLessThanOrEqual(1)
  expect(server.app.env.RPC_URL).toEqual(['http://127.0.0.1:9'])
})
