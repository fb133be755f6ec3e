import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { putClubs } from './putClubs.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const who = `0x${'1'.repeat(40)}`
const rowsOf = async (table: string) =>
  (await opened.db.run((orm) => orm.execute(`select * from ${table}`))).rows

test('behavior: many who put it in place at once put it there once', async () => {
  const seed = clubSeed({ id: 'main', followers: [who], moderators: [who] })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      opened.db.run((orm) => putClubs(orm, [seed])),
    ),
  )
  for (const table of ['clubs', 'club_rules', 'club_follows'])
    expect(await rowsOf(table)).toHaveLength(1)
  expect(await rowsOf('club_moderators')).toMatchObject([{ address: who }])
})

test('behavior: what became of it since is left alone', async () => {
  const run = (statement: string) =>
    opened.db.run((orm) => orm.execute(statement))
  const seed = clubSeed({ id: 'other', followers: [who], moderators: [who] })
  await opened.db.run((orm) => putClubs(orm, [seed]))
  await run(`update clubs set name = 'Renamed' where id = 'other'`)
  await run(`delete from club_follows where club = 'other'`)
  const again = { ...seed, nftContract: who, status: 'paused' as const }
  await opened.db.run((orm) => putClubs(orm, [again]))
  const rows = await rowsOf('clubs')
  expect(rows.find(({ id }) => id === 'other')).toMatchObject({
    name: 'Renamed',
    status: 'active',
    nft_contract: seed.nftContract,
  })
  const follows = await rowsOf('club_follows')
  expect(follows.filter(({ club }) => club === 'other')).toEqual([])
})

// An embedded database has one process, which is refused to a second.
const onServer = test.runIf(process.env.TEST_DATABASE_URL)
onServer(
  'behavior: two servers that start at once on one database agree',
  async () => {
    const { database } = opened
    const servers = await Promise.all(
      [1, 2].map(() => startTestServer({ database })),
    )
    for (const server of servers) await server.close()
    expect(await rowsOf(`club_rules where club = 'main'`)).toHaveLength(1)
  },
)
