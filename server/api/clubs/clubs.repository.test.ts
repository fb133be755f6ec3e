import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubsOf, memoryClubs } from '../../../dev/mocks/server/memoryClubs.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { clubSeed, collection } from '../../testing/clubSeed.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { proposalSeed } from '../../testing/proposalSeed.ts'
import { putProposals } from '../proposals/putProposals.ts'
import type { Census, ClubStore, FoundClub, ListAsked } from './clubs.ports.ts'
import { createClubsRepository } from './clubs.repository.ts'
import { putClubs } from './putClubs.ts'

const random = createRandom(8)
const people = Array.from(
  { length: 12 },
  (_, index) => `0x${(0xa0 + index).toString(16).repeat(20)}`,
)
const [vault = '', ...others] = people
const some = () => others.filter(() => random.chance(0.3))

/** How many each holds: the vault some, one had some once, the last has none. */
const held = new Map(people.slice(0, 10).map((who, index) => [who, index + 1]))
const counted = new Map([...held].filter(([who]) => who !== vault))
const now = Date.UTC(2026, 5, 1)
const census: Census = {
  collection,
  excluded: [vault],
  source: { status: 'unavailable' },
  holders: counted.size,
}

const names = ['Deep', 'deep_water', 'Ärmel', '100 %', 'a\\b', "o'clock", '雪']
const seeds = Array.from({ length: 40 }, (_, index) =>
  clubSeed({
    id: `club-${index * 7}`,
    name: `${random.pick(names)} ${index}`,
    tagline: random.pick(names),
    createdAt: Date.UTC(2026, 0, 1 + random.below(9)) + random.below(3),
    status: random.pick(['active', 'paused', 'archived']),
    nftContract: random.chance(0.2) ? `0x${'e'.repeat(40)}` : collection,
    rules: {
      ...clubSeed({ id: 'any' }).rules,
      exclusions: random.chance(0.5) ? [vault, ...some()] : [],
    },
    moderators: some(),
    followers: some(),
  }),
)

const day = 86_400_000
const numbers = new Map<string, number>()
/** Numbers of a club have no gaps. */
function nextIn(club: string): number {
  const number = (numbers.get(club) ?? 0) + 1
  numbers.set(club, number)
  return number
}
/** Some before, at and after the moment that is asked about. */
const proposed = Array.from({ length: 60 }, (_, index) => {
  const club = random.pick(seeds.slice(0, 20)).id
  const start = now + (random.below(11) - 5) * day
  const cancelled = { at: now - day, by: vault, reason: 'x' }
  return proposalSeed({
    id: `a0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    number: nextIn(club),
    club,
    start,
    end: start + 3 * day,
    cancelled: random.chance(0.2) ? cancelled : null,
  })
}).map((seed) => ({ ...seed, versions: [...seed.versions] }))

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let tables: ClubStore
let memory: ClubStore

const run = (statement: string) =>
  opened.db.run((orm) => orm.execute(statement))

/** Who holds what, as the index would have written it. */
async function fillIndex() {
  const addresses = people.map((who) => `('${who}')`).join()
  await run(`insert into accounts (address) values ${addresses}`)
  const owned = [...held].flatMap(([who, nfts]) => new Array(nfts).fill(who))
  const open = owned.map((who, place) => `(${place}, '${who}', null)`)
  // One that was left since: its holder is none any more.
  const rows = [...open, `(900, '${people.at(-2)}', 2)`].join()
  await run(`insert into nft_transfers
      (token_id, block, log_index, from_id, to_id, until_block)
    select place, 1, place, 0, id, until
    from (values ${rows}) as t(place, who, until)
    join accounts on address = who`)
}

beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.run((orm) => putClubs(orm, seeds))
  await fillIndex()
  await opened.db.run((orm) => putProposals(orm, proposed, Date.now()))
  tables = createClubsRepository(opened.db)
  const state = stateOf()
  memory = memoryClubs({ state }, counted)
})
afterAll(() => opened.close())

/** In memory what was put into the tables. */
const stateOf = () => ({
  clubs: clubsOf(seeds),
  bounties: { drafts: [], list: [], moments: [] },
  proposals: { list: proposed, reports: [], hosts: [] },
})

const any: Omit<ListAsked, 'sort'> = {
  census,
  now,
  address: null,
  search: null,
  joinedBy: null,
  eligible: null,
  after: undefined,
  limit: 7,
}

/** Every page of a list, as a client would turn them. */
async function pagesOf(store: ClubStore, asked: ListAsked) {
  const pages: { total: number; shown: object[] }[] = []
  for (let after = asked.after; ; ) {
    const { rows, total } = await store.list({ ...asked, after })
    pages.push({ total, shown: rows })
    const end = rows.at(-1)
    if (!end || rows.length < asked.limit) return pages
    after = { place: end.place, id: end.id }
  }
}

const sorts = ['proposals', 'holders', 'newest'] as const
const who = String(people[3])
const filters: [string, Partial<ListAsked>][] = [
  ['nothing', {}],
  ['a search', { search: 'deep' }],
  ['a search for a sign', { search: '_' }],
  ['a search for a percent', { search: '0 %' }],
  ['a search beyond ASCII', { search: 'ärmel' }],
  ['a search for a backslash', { search: '\\' }],
  ['those followed', { joinedBy: who, address: who }],
  [
    'those where a holder counts',
    { eligible: { address: who, isHolder: true } },
  ],
  [
    'those where one of none counts',
    { eligible: { address: who, isHolder: false } },
  ],
  ['an index that cannot tell', { census: { ...census, holders: null } }],
]

test.each(
  sorts.flatMap((sort) =>
    filters.map(([name, filter]) => [sort, name, filter] as const),
  ),
)('default: by %s, with %s: as memory has it', async (sort, name, filter) => {
  const asked = { ...any, sort, ...filter }
  const isUnknown = asked.census.holders === null
  const state = stateOf()
  const expected = isUnknown ? memoryClubs({ state }, null) : memory
  const pages = await pagesOf(tables, asked)
  expect(pages).toEqual(await pagesOf(expected, asked))
  const isEmpty = name === 'those where one of none counts'
  expect(pages[0]?.total === 0).toBe(isEmpty)
})

test('behavior: the index knows of fewer than a club leaves out', async () => {
  // Who holds is told in memory; the tables may be a step ahead of it.
  const behind = { ...census, holders: 1 }
  const asked = { ...any, census: behind, limit: 100 }
  const { rows } = await tables.list({ ...asked, sort: 'holders' })
  const known = rows.filter(({ holders }) => holders !== null)
  expect(Math.min(...known.map(({ holders }) => Number(holders)))).toBe(0)
  expect(Math.min(...known.map(({ place }) => place))).toBe(1)
  for (const { id, holders } of known)
    expect(
      await tables.find(id, { address: null, census: behind, now }),
    ).toMatchObject({ holders })
})

/** Moderators have no order. */
const sorted = (club: FoundClub | null) =>
  club && { ...club, moderators: [...club.moderators].sort() }

test('default: a club is what memory says', async () => {
  for (const { id } of seeds)
    for (const address of [null, who])
      expect(sorted(await tables.find(id, { address, census, now }))).toEqual(
        sorted(await memory.find(id, { address, census, now })),
      )
  expect(
    await tables.find('no-such', { address: null, census, now }),
  ).toBeNull()
})

test('behavior: many who follow at once are one row, and each is told so', async () => {
  const { id, followers } = seeds.find(({ status }) => status === 'active') ?? {
    id: '',
    followers: [],
  }
  const one = `0x${'1'.repeat(40)}`
  const told = await Promise.all(
    Array.from({ length: 20 }, () => tables.follow(id, one, new Date())),
  )
  for (const each of told)
    expect(each).toMatchObject({
      follows: true,
      followers: followers.length + 1,
    })
  const { rows } = await run(
    `select count(*)::int as rows from club_follows where address = '${one}'`,
  )
  expect(rows).toEqual([{ rows: 1 }])
  expect(await tables.unfollow(id, one)).toMatchObject({
    follows: false,
    followers: followers.length,
  })
})

test('behavior: every question is one statement', async () => {
  const { id = '' } = seeds[0] ?? {}
  const before = () => opened.db.statements()
  const cost = async (ask: () => Promise<unknown>) => {
    const sent = before()
    await ask()
    return before() - sent
  }
  const asked = { ...any, address: who, joinedBy: who, search: 'e' }
  for (const sort of sorts)
    expect(await cost(() => tables.list({ ...asked, sort }))).toBe(1)
  expect(await cost(() => tables.find(id, { address: who, census, now }))).toBe(
    1,
  )
  expect(await cost(() => tables.rulesOf(id))).toBe(1)
  expect(await cost(() => tables.follow(id, who, new Date()))).toBe(1)
  expect(await cost(() => tables.unfollow(id, who))).toBe(1)
})

test('behavior: rules are only ever added, and the newest count', async () => {
  const { id } = clubSeed({ id: 'with-rules' })
  await opened.db.run((orm) => putClubs(orm, [clubSeed({ id })]))
  await run(`insert into club_rules select club, 2, 75, min_period, 9, 24,
    '{}', '{a,b}', at from club_rules where club = '${id}'`)
  const found = await tables.find(id, { address: null, census, now })
  expect(found?.rules).toMatchObject({
    version: 2,
    minProposeVp: 75,
    quorumVp: 9,
    proposerHoldHours: 24,
    labels: ['a', 'b'],
  })
  expect(await tables.rulesOf(id)).toMatchObject({ latest: 2 })
  const first = await tables.rulesOf(id, 1)
  expect(first).toMatchObject({ latest: 2, rules: { minProposeVp: 50 } })
  expect((await tables.rulesOf(id, 3))?.rules).toBeNull()
  for (const change of [
    `update club_rules set min_propose_vp = 0`,
    `delete from club_rules where club = '${id}'`,
    'truncate club_rules',
  ])
    await expect(run(change)).rejects.toThrow('only ever added')
})

/** Puts a version of a club's rules in, of a day of January. */
const newRules = (club: string, version: number, day: number) =>
  `insert into club_rules select club, ${version}, 1, 1, 1, 1, '{}', '{}',
    make_timestamptz(2026, 1, ${day}, 0, 0, 0, 'UTC') from club_rules
    where club = '${club}' and version = 1 on conflict do nothing`

test('behavior: a later version is of a later time', async () => {
  const id = 'in-order'
  const createdAt = Date.UTC(2026, 0, 10)
  await opened.db.run((orm) => putClubs(orm, [clubSeed({ id, createdAt })]))
  const put = (version: number, day: number) => run(newRules(id, version, day))
  await expect(put(2, 9)).rejects.toThrow('come in order')
  await put(2, 10)
  await put(4, 20)
  await expect(put(5, 19)).rejects.toThrow('come in order')
  await expect(put(3, 21)).rejects.toThrow('come in order')
  // Where it is there already, there is nothing to refuse.
  await put(1, 9)
  expect(await tables.rulesOf(id)).toMatchObject({ latest: 4 })
})

test('behavior: a version waits for one that is on its way in', async () => {
  const id = 'at-once'
  const createdAt = Date.UTC(2026, 0, 1)
  await opened.db.run((orm) => putClubs(orm, [clubSeed({ id, createdAt })]))
  let other: Promise<unknown> = Promise.resolve()
  await opened.db.transact(async (tx) => {
    await tx.run((orm) => orm.execute(newRules(id, 2, 20)))
    other = Promise.allSettled([run(newRules(id, 3, 15))])
    // Long enough that it would be in before this one is seen.
    for (let turn = 0; turn < 20; turn++)
      await tx.run((orm) => orm.execute('select 1'))
  })
  expect(await other).toMatchObject([{ status: 'rejected' }])
})
