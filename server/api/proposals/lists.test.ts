import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ProposersServer,
  startWithProposers,
} from '../../testing/proposers.ts'
import { openAuthor, words } from '../../testing/proposing.ts'

let server: ProposersServer
beforeAll(async () => {
  server = await startWithProposers(13)
  // Others are there before.
  for (let each = 0; each < 10; each++) await (await server.author()).publish()
})
afterAll(() => server.close())

describe('lists', () => {
  test('each is one statement; so is a proposal', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    for (const path of [
      '/api/proposals?sort=ending&q=relay',
      '/api/clubs/main/proposals?status=active&mine=true',
      `/api/proposals/${json.id}`,
      `/api/proposals/${json.id}/voters`,
      '/api/clubs/main/feed.xml',
    ]) {
      const before = server.statements()
      expect((await who.get(path)).status).toBe(200)
      expect([path, server.statements() - before]).toEqual([path, 1])
    }
    const mine = await who.get('/api/proposals?mine=true')
    expect(mine.json).toMatchObject({ total: 1, rows: [{ id: json.id }] })
    expect((await who.get('/api/proposals?voted=yes')).json.total).toBe(0)
    const club = (await who.get('/api/clubs/main')).json.counts.proposals
    const all = (await who.get('/api/proposals')).json.total
    expect(club.pending + club.active + club.closed).toBe(all)
  })

  test('the forms: voters as a table, a calendar, a feed', async () => {
    const who = await server.author()
    const title =
      'Fish, ships; and <b>"sails"</b> for 雪 & everyone who is here'
    const { json } = await who.publish({ ...words, title })
    const path = `/api/proposals/${json.id}`
    const table = await who.get(`${path}/voters.csv`)
    expect(table.text.split('\r\n')).toHaveLength(server.holders.length + 2)
    const { text, headers } = await who.get(`${path}/calendar.ics`)
    expect(headers['content-type']).toContain('text/calendar')
    const lines = text.split('\r\n')
    for (const line of lines)
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Fish\\, ships\\; and <b>"sails"</b> for 雪 & everyone',
    )
    const feed = (await who.get('/api/clubs/main/feed.xml')).text
    expect(feed).toContain('&lt;b&gt;&quot;sails&quot;&lt;/b&gt; for 雪 &amp;')
  })

  test.each(['newest', 'ending', 'votes', 'close'])(
    'sorted by %s, page by page',
    async (sort) => {
      const { get } = await openAuthor(server, server.poor)
      const found: string[] = []
      let cursor = ''
      let total = 0
      do {
        const { json } = await get(
          `/api/proposals?sort=${sort}&limit=3${cursor}`,
        )
        total = json.total
        found.push(...json.rows.map(({ id }: { id: string }) => id))
        cursor = json.next ? `&cursor=${json.next}` : ''
      } while (cursor)
      expect([new Set(found).size, found.length]).toEqual([total, total])
    },
  )
})
