import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ProposersServer,
  startWithProposers,
} from '../../testing/proposers.ts'
import { type Author, at, words } from '../../testing/proposing.ts'

let server: ProposersServer
beforeAll(async () => {
  server = await startWithProposers(14)
  // Others are there before.
  for (let each = 0; each < 10; each++) await (await server.author()).publish()
})
afterAll(() => server.close())

describe('before', () => {
  test('a check says what publishing would, and keeps nothing', async () => {
    const who = await server.author()
    const check = (content: object) =>
      who.post('/api/proposals/check', { club: 'main', content })
    const good = (await check(words)).json
    expect(good).toMatchObject({ faults: [], newHosts: [] })
    expect(good.contentHash).toBe(who.messageOf(words).contentHash)
    expect(good.duplicates[0]).toMatchObject({ why: 'alike', similarity: 1 })
    const body = `${words.body} https://new.example/ http://old.example/`
    const bad = (await check({ ...words, title: 'x', duration: 60 })).json
    expect(bad.faults).toMatchObject([
      { field: 'title', code: 'too_short', limit: 5 },
      { field: 'duration', code: 'too_short' },
    ])
    expect(bad).not.toHaveProperty('contentHash')
    const linked = (await check({ ...words, body })).json
    expect(linked.newHosts).toEqual(['new.example'])
    expect(linked.faults).toMatchObject([{ field: 'body', code: 'scheme' }])
    expect((await check({ ...words, body })).json).toEqual(linked)
  })

  test('a check has turns of its own: of one source few at a time', async () => {
    const who = await server.author()
    const check = () =>
      who.post('/api/proposals/check', { club: 'main', content: words })
    const many = await Promise.all(Array.from({ length: 30 }, check))
    const told = many.map(({ status, json }) => `${status} ${json.code ?? ''}`)
    expect(new Set(told)).toEqual(new Set(['200 ', '429 rate_limited']))
    expect(told.filter((each) => each === '200 ').length).toBeLessThan(15)
    expect((await check()).status).toBe(200)
  })

  test('eligibility: all that is in the way, of any wallet', async () => {
    const who = await server.author()
    const ask = (by: Author['get'], as = '') =>
      by(`/api/eligibility?club=main&action=propose${as}`)
    expect((await ask(who.get)).json).toEqual({
      ok: true,
      address: at(who.account),
      have: 50,
      need: 50,
      why: [],
    })
    const other = await ask(who.get, `&as=${at(server.poor)}`)
    expect(other.json).toMatchObject({
      ok: false,
      have: 0,
      why: [{ code: 'insufficient_vp', missing: 50 }],
    })
    await who.publish()
    await who.publish({ ...words, title: 'A second' })
    const full = (await ask(who.get)).json
    expect(full.why).toMatchObject([{ code: 'proposal_limit' }])
  })
})
