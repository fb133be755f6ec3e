import { afterAll, beforeAll, expect, test } from 'vitest'
import { stillClock } from '../../testing/clock.ts'
import {
  edit,
  type ProposersServer,
  pending,
  startWithProposers,
} from '../../testing/proposers.ts'
import { type Author, openAuthor } from '../../testing/proposing.ts'

let server: ProposersServer
beforeAll(async () => {
  server = await startWithProposers(5, stillClock())
})
afterAll(() => server.close())

test('a feed says when something became of one', async () => {
  const who = await server.author()
  const of = await pending(who)
  const look = await openAuthor(server, server.moderator)
  const tell = async () => {
    const { text } = await who.get('/api/clubs/main/feed.xml')
    const [head = '', ...entries] = text.split('<entry>')
    const entry = entries.find((each) => each.includes(of.json.id)) ?? ''
    const pick = (part: string, name: string) =>
      part.match(`<${name}>(.*?)</${name}>`)?.[1]
    return {
      all: pick(head, 'updated'),
      at: pick(entry, 'updated'),
      since: pick(entry, 'published'),
    }
  }
  const first = await tell()
  expect(first.at).toBe(first.since)
  const moved = async (act: () => Promise<{ status: number }>) => {
    server.clock.move(60_000)
    expect((await act()).status).toBe(200)
    const at = new Date(server.clock.now()).toISOString()
    expect(await tell()).toEqual({ all: at, at, since: first.since })
  }
  const reporters = [
    await server.author(),
    await server.author(),
    await server.author(),
  ]
  const [one, two, three] = reporters as [Author, Author, Author]
  const report = (by: Author) =>
    by.post(`${of.path}/report`, { reason: 'spam' })
  await moved(() => edit(who, of))
  for (const each of [one, two]) expect((await report(each)).status).toBe(200)
  await moved(() => report(three))
  await moved(() => look.post(`${of.path}/flag`, { reason: 'A scam.' }))
  await moved(() => look.browser.send('DELETE', `${of.path}/flag`))
  await moved(() => who.post(`${of.path}/cancel`, { reason: 'Too late.' }))
})
