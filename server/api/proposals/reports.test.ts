import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  said,
  words,
} from '../../testing/proposing.ts'

const day = 86_400_000
const [admin, moderator, reader, ...holders] = Array.from(
  { length: 20 },
  newAccount,
) as [Account, Account, Account, ...Account[]]
type Account = ReturnType<typeof newAccount>

const clock = movableClock()
let server: PaperServer
let next = 0

beforeAll(async () => {
  server = await startOnPaper(
    holders.map((account) => ({ owner: at(account), nfts: 50 })),
    {
      clock,
      record: { ADMINS: at(admin) },
      extras: {
        clubs: (own) => [{ ...own, moderators: [at(moderator)] }],
      },
    },
  )
})
afterAll(() => server.close())

const author = () => openAuthor(server, holders[next++])
const three = async () => [await author(), await author(), await author()]
const pathOf = (id: string) => `/api/proposals/${id}`
const report = (by: Author, id: string) =>
  by.post(`${pathOf(id)}/report`, { reason: 'spam' })
const clear = async (id: string) => {
  const look = await openAuthor(server, moderator)
  const { status } = await look.browser.send('DELETE', `${pathOf(id)}/flag`)
  expect(status).toBe(200)
}
const publishLater = async (who: Author) => {
  const earliestStart = who.nowInSeconds() + (5 * day) / 1_000
  const { json } = await who.publish(words, { earliestStart })
  return { id: json.id as string, earliestStart }
}

test('behavior: pages are told of reports when there are enough of them', async () => {
  const others = await three()
  const who = await author()
  const { id } = await publishLater(who)
  const heard: string[] = []
  const hush = server.app.events.listen({
    topics: ['proposals'],
    tell: (...events) => {
      for (const { topic, data } of events) if (topic) heard.push(data)
    },
  })
  const own = JSON.stringify({ id, club: 'main' })
  const first = others[0] as Author
  for (const other of [first, first, first, ...others, first])
    expect((await report(other, id)).status).toBe(200)
  await clear(id)
  // What was said comes in its order: of the reports, once; and of the answer.
  await eventually(() => expect(heard.length).toBeGreaterThanOrEqual(2))
  expect(heard).toEqual([own, own])
  hush()
})

test('behavior: what was answered is not reported again, until it says something else', async () => {
  const others = await three()
  const who = await author()
  const { id, earliestStart } = await publishLater(who)
  const told = async (by: Author) => {
    const { reports, reported, mine } = (await by.get(pathOf(id))).json
    return [reports, reported, mine.reported]
  }
  for (const other of others) await report(other, id)
  await clear(id)
  for (const other of others) await report(other, id)
  expect(await told(others[0] as Author)).toEqual([0, false, true])

  const { signed } = (await who.get(pathOf(id))).json
  const changed = { ...words, body: `${words.body} Send me your keys.` }
  const message = who.messageOf(changed, {
    version: 2,
    replaces: signed.digest,
    earliestStart,
  })
  const edited = await who.put(pathOf(id), {
    content: changed,
    message,
    signature: await who.sign(message),
  })
  expect(said(edited)).toEqual([200, undefined])
  expect(await told(others[0] as Author)).toEqual([0, false, false])
  for (const other of [...others, ...others]) await report(other, id)
  expect(await told(others[0] as Author)).toEqual([3, true, true])
})

test('behavior: what reports held back is told when a moderator has looked, once', async () => {
  const others = await three()
  const follower = await openAuthor(server, reader)
  await follower.post('/api/clubs/main/follow')
  const who = await author()
  const { id } = await publishLater(who)
  const kinds = async () => {
    const { rows } = await server.run(`select kind from inbox_entries
      where subject = '${id}' and address = '${at(reader)}' order by at`)
    return rows.map(({ kind }) => kind)
  }
  const settled = () =>
    eventually(async () => {
      server.app.jobs.wake('due')
      const { rows } = await server.run(
        `select name from due_jobs where name = 'inbox-moments'
          and (due_at <= '${new Date(clock.now()).toISOString()}'
            or locked_until is not null)`,
      )
      expect(rows).toEqual([])
    })
  for (const other of others) await report(other, id)
  clock.move(6 * day)
  await settled()
  expect(await kinds()).toEqual([])
  await clear(id)
  await settled()
  expect(await kinds()).toEqual(['opened'])
  await clear(id)
  await settled()
  expect(await kinds()).toEqual(['opened'])
  clock.move(day + day / 2)
  await settled()
  clock.move(day)
  await settled()
  expect(await kinds()).toEqual(['opened', 'closed'])
})
