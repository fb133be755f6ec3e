import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  edit,
  type ProposersServer,
  pending,
  startWithProposers,
} from '../../testing/proposers.ts'
import { openAuthor, said, words } from '../../testing/proposing.ts'

const day = 86_400
let server: ProposersServer
beforeAll(async () => {
  server = await startWithProposers(12)
})
afterAll(() => server.close())

describe('table U', () => {
  test('U an edit is a version of its own; what was frozen stays', async () => {
    const who = await server.author()
    const of = await pending(who)
    const before = (await who.get(of.path)).json
    expect((await edit(who, of)).status).toBe(200)
    const after = (await who.get(of.path)).json
    expect(after).toMatchObject({ version: 2, snapshot: before.snapshot })
    expect(after.body).toBe(`${words.body} And a sail.`)
    const { rows } = (await who.get(`${of.path}/versions`)).json
    expect(rows.map(({ version }: { version: number }) => version)).toEqual([
      2, 1,
    ])
    expect(rows[0].signed.message.replaces).toBe(rows[1].signed.digest)
    const diff = (await who.get(`${of.path}/diff?from=1&to=2`)).json
    expect(diff.body).toEqual([
      { is: 'same', text: words.body },
      { is: 'added', text: ' And a sail.' },
    ])
    const none = await who.get(`${of.path}/diff?from=1&to=3`)
    expect(said(none)).toEqual([404, 'version_not_found'])
  })

  test('U1 only its author', async () => {
    const who = await server.author()
    const of = await pending(who)
    const other = await server.author()
    expect(said(await edit(other, of))).toEqual([403, 'not_author'])
  })

  test('U2 only before it is voted on, by the server’s clock', async () => {
    const who = await server.author()
    const of = await pending(who)
    server.clock.move((day - 3) * 1_000)
    const later = await openAuthor(server, who.account)
    server.clock.move(5_000)
    expect(said(await edit(later, of))).toEqual([409, 'not_open'])
  })

  test('U2 where votes came, whatever the clock says', async () => {
    const who = await server.author()
    const of = await pending(who)
    await server.run(
      `update proposals set yes_voters = 1, yes_power = 1 where id = '${of.path.split('/').at(-1)}'`,
    )
    expect(said(await edit(who, of))).toEqual([409, 'not_open'])
  })

  test.each([
    ['another version', { version: 3 }, 400, 'bad_envelope'],
    [
      'what replaces another',
      { replaces: `0x${'1'.repeat(64)}` },
      400,
      'bad_envelope',
    ],
    ['a shorter time', { duration: 259_140 }, 400, 'bad_schedule'],
    [
      'other words',
      { contentHash: `0x${'1'.repeat(64)}` },
      409,
      'content_changed',
    ],
  ] as const)('U3 %s', async (_, bend, status, code) => {
    const who = await server.author()
    const of = await pending(who)
    expect(said(await edit(who, of, bend as object))).toEqual([status, code])
  })

  test('U3 a vote on what was frozen is not put off for ever', async () => {
    const who = await server.author()
    const published = who.nowInSeconds()
    const of = await pending(who)
    server.clock.move((day / 2) * 1_000)
    const later = await openAuthor(server, who.account)
    const put = (days: number) =>
      edit(later, of, { earliestStart: published + days * day })
    const refused = await put(30.4)
    expect(said(refused)).toEqual([400, 'bad_schedule'])
    expect(refused.json.details.faults).toMatchObject([
      { field: 'earliestStart', code: 'too_far' },
    ])
    expect((await put(29.9)).status).toBe(200)
  })

  test('U3 it is not changed without end', async () => {
    const who = await server.author()
    let of = await pending(who)
    const limit = 20
    for (let version = 2; version <= limit + 1; version++) {
      const answer = await edit(who, of, { version })
      expect([version, ...said(answer)].slice(0, 2)).toEqual([
        version,
        version <= limit ? 200 : 409,
      ])
      if (version > limit) expect(answer.json.code).toBe('version_limit')
      const { signed } = (await who.get(of.path)).json
      of = { ...of, digest: signed.digest }
    }
  })

  test('U3 an earlier start, and the same edit twice', async () => {
    const who = await server.author()
    const of = await pending(who)
    const earlier = { earliestStart: of.earliestStart - 60 }
    expect(said(await edit(who, of, earlier))).toEqual([400, 'bad_schedule'])
    const both = await Promise.all([edit(who, of), edit(who, of)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})
