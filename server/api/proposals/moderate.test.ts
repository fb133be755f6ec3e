import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ProposersServer,
  pending,
  startWithProposers,
} from '../../testing/proposers.ts'
import { type Author, at, openAuthor, said } from '../../testing/proposing.ts'
import { rowsOf } from '../../testing/rows.ts'

let server: ProposersServer
beforeAll(async () => {
  server = await startWithProposers(14)
})
afterAll(() => server.close())

describe('table D', () => {
  const cancel = (who: Author, path: string) =>
    who.post(`${path}/cancel`, { reason: 'Asked for twice.' })

  test('D1 its author before voting, and no one else', async () => {
    const who = await server.author()
    const { path } = await pending(who)
    const other = await server.author()
    expect(said(await cancel(other, path))).toEqual([403, 'not_author'])
    expect((await cancel(who, path)).status).toBe(200)
    const told = (await other.get(path)).json
    expect(told).toMatchObject({
      status: 'closed',
      outcome: 'cancelled',
      cancelled: { by: at(who.account), reason: 'Asked for twice.' },
    })
    expect(said(await cancel(who, path))).toEqual([409, 'not_open'])
  })

  test('D1 who looks after the club, while it is voted on; it is audited', async () => {
    for (const account of [server.moderator, server.admin]) {
      const who = await server.author()
      const { json } = await who.publish()
      const path = `/api/proposals/${json.id}`
      expect(said(await cancel(who, path))).toEqual([403, 'not_moderator'])
      const other = await openAuthor(server, account)
      const { mine, club } = (await other.get(path)).json
      expect(mine.isModerator).toBe(true)
      if (account === server.admin) {
        const refused = [403, 'fresh_signature_needed']
        expect(said(await cancel(other, path))).toEqual(refused)
        await other.browser.elevate(account)
      }
      expect((await cancel(other, path)).status).toBe(200)
      const lines = (await rowsOf(server.database, 'ledger_entries')) as {
        kind: string
        payload: string
      }[]
      const line = lines.find(({ payload }) => payload.includes(json.id))
      expect(line?.kind).toBe('proposal.cancelled')
      expect(JSON.parse(line?.payload ?? '{}')).toEqual({
        by: at(account),
        to: json.id,
        reason: 'Asked for twice.',
        details: {
          place: { club: club.id, kind: 'proposal', id: json.id },
        },
      })
    }
  })

  test('D1 who looks after the club is audited also where they wrote it', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    await server.run(`update proposals set author = '${at(server.moderator)}'
      where id = '${json.id}'`)
    const look = await openAuthor(server, server.moderator)
    const path = `/api/proposals/${json.id}`
    expect((await cancel(look, path)).status).toBe(200)
    const lines = (await rowsOf(server.database, 'ledger_entries')) as {
      payload: string
    }[]
    const mine = lines.filter(({ payload }) => payload.includes(json.id))
    expect(mine).toHaveLength(1)
  })

  test('D a reason is kept in its normal form', async () => {
    const who = await server.author()
    const { path } = await pending(who)
    const give = (reason: string) => who.post(`${path}/cancel`, { reason })
    for (const nothing of [
      '\u200b\u2060\u2060\u2060',
      ' a ',
      'ab\0',
      'a\ud800b',
    ])
      expect(said(await give(nothing))).toEqual([400, 'invalid_body'])
    const long = `${'e\u0301'.repeat(501)}`
    expect(said(await give(long))).toEqual([400, 'invalid_body'])
    // What is drawn the other way round, or not at all, is not kept.
    const odd = `\u202e  e\u0301\u200bt\u00ad\u00e9: ${'\u{1f433}'.repeat(490)} `
    expect((await give(odd)).status).toBe(200)
    const { cancelled } = (await who.get(path)).json
    expect(cancelled.reason).toBe(`\u00e9t\u00e9: ${'\u{1f433}'.repeat(490)}`)
  })

  test('D2 one that is not there', async () => {
    const who = await server.author()
    const path = '/api/proposals/00000000-0000-4000-8000-000000000000'
    expect(said(await cancel(who, path))).toEqual([404, 'proposal_not_found'])
  })
})

describe('table F', () => {
  test('F1, F2 a flag is a moderator’s, once, and can be taken back', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    const path = `/api/proposals/${json.id}`
    const flag = (by: Author) => by.post(`${path}/flag`, { reason: 'A scam.' })
    expect(said(await flag(who))).toEqual([403, 'not_moderator'])
    const look = await openAuthor(server, server.moderator)
    expect((await flag(look)).status).toBe(200)
    expect(said(await flag(look))).toEqual([409, 'already_flagged'])
    expect((await who.get(path)).json.flagReason).toBe('A scam.')
    const clear = (by: Author) => by.browser.send('DELETE', `${path}/flag`)
    expect(said(await clear(who))).toEqual([403, 'not_moderator'])
    expect((await clear(look)).status).toBe(200)
    expect((await who.get(path)).json).not.toHaveProperty('flagReason')
  })

  test('three holders report it, each once, until a moderator looks', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    const path = `/api/proposals/${json.id}`
    const report = (by: Author) => by.post(`${path}/report`, { reason: 'spam' })
    const others = [
      await server.author(),
      await server.author(),
      await server.author(),
    ]
    for (const [index, other] of others.entries()) {
      expect((await report(other)).status).toBe(200)
      expect((await report(other)).status).toBe(200)
      const told = (await other.get(path)).json
      expect([told.reports, told.reported]).toEqual([index + 1, index === 2])
      expect(told.mine.reported).toBe(true)
    }
    const none = await report(await openAuthor(server, server.poor))
    expect(said(none)).toEqual([403, 'insufficient_vp'])
    const look = await openAuthor(server, server.moderator)
    await look.browser.send('DELETE', `${path}/flag`)
    expect((await who.get(path)).json).toMatchObject({
      reports: 0,
      reported: false,
    })
  })
})
