import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  at,
  member,
  newAccount,
  publish,
  said,
  startWithHolders,
} from '../../testing/commentsWorld.ts'
import { eventually } from '../../testing/eventually.ts'

const [ann, bob, cleo, newcomer, moderator] = Array.from(
  { length: 5 },
  newAccount,
) as [Account, Account, Account, Account, Account]
type Account = ReturnType<typeof newAccount>
type Member = Awaited<ReturnType<typeof member>>

let server: Awaited<ReturnType<typeof startWithHolders>>
beforeAll(async () => {
  server = await startWithHolders([ann, bob, cleo], moderator)
})
afterAll(() => server.close())

const as = (account: Account) => member(server, account)
const idOf = ({ json }: { json: { id: string } }) => json.id

describe('who may', () => {
  test('error: another changes and deletes nothing', async () => {
    const proposal = await publish(server)
    const id = idOf(await (await as(ann)).say(proposal, 'one'))
    const other = await as(bob)
    expect(said(await other.edit(id, 'x'))).toEqual([403, 'not_author'])
    expect(said(await other.drop(id))).toEqual([403, 'not_author'])
    expect(said(await other.clear(id))).toEqual([403, 'not_moderator'])
    const [row] = (await other.read(proposal)).json.rows
    expect(row.mine).toEqual({
      liked: false,
      reported: false,
      mayDelete: false,
      mayClear: false,
    })
  })

  test('error: after a quarter of an hour nothing is changed', async () => {
    const author = await as(ann)
    const id = idOf(await author.say(await publish(server), 'one'))
    server.clock.move(899_999)
    expect((await author.edit(id, 'two')).status).toBe(200)
    server.clock.move(1)
    expect(said(await author.edit(id, 'three'))).toEqual([409, 'not_open'])
  })

  test('error: a comment is changed so often and no more', async () => {
    const author = await as(ann)
    const id = idOf(await author.say(await publish(server), '1'))
    for (let version = 2; version <= 50; version += 1)
      expect((await author.edit(id, String(version))).status).toBe(200)
    expect(said(await author.edit(id, '51'))).toEqual([
      409,
      'comment_history_full',
    ])
  })

  test('error: a club that rests is read', async () => {
    const author = await as(ann)
    const proposal = await publish(server)
    const id = idOf(await author.say(proposal, 'one'))
    await server.run(`update clubs set status = 'paused' where id = 'main'`)
    try {
      for (const answer of [
        await author.say(proposal, 'x'),
        await author.edit(id, 'x'),
        await author.like(id),
        await author.unlike(id),
      ])
        expect(said(answer)).toEqual([409, 'club_paused'])
      expect((await author.read(proposal)).status).toBe(200)
      // One's own words can be taken back all the same.
      expect((await author.drop(id)).status).toBe(200)
    } finally {
      await server.run(`update clubs set status = 'active' where id = 'main'`)
    }
  })

  test('behavior: a moderator deletes and clears, and that is audited', async () => {
    const author = await as(ann)
    const proposal = await publish(server, { power: { [at(bob)]: 1 } })
    const [one, two] = [
      idOf(await author.say(proposal, 'one')),
      idOf(await author.say(proposal, 'two')),
    ]
    const looks = await as(moderator)
    await (await as(bob)).report(two)
    const rows = (await looks.read(proposal, '?sort=new')).json.rows
    const mine = new Map(
      rows.map((row: { id: string; mine: object }) => [row.id, row.mine]),
    )
    expect(mine.get(one)).toMatchObject({ mayDelete: true, mayClear: false })
    expect(mine.get(two)).toMatchObject({ mayDelete: true, mayClear: true })
    expect((await looks.drop(one)).json).toEqual({ ok: true })
    expect((await looks.clear(two)).json).toEqual({ ok: true })
    const acts = await server.read(
      `select kind, payload from ledger_entries where ledger = 'audit'
        and payload::text like '%${at(moderator)}%' order by index`,
    )
    expect(acts.map(({ kind }) => kind)).toEqual([
      'comment.deleted',
      'comment.cleared',
    ])
  })
})

describe('reports', () => {
  const all = { [at(ann)]: 1, [at(bob)]: 1, [at(cleo)]: 1 }

  test('behavior: three distinct holders fold it, a moderator unfolds it', async () => {
    const author = await as(newcomer)
    const proposal = await publish(server, { power: all })
    const id = idOf(await author.say(proposal, 'buy this'))
    const folded = async () =>
      (await author.read(proposal)).json.rows[0].collapsed
    for (const [holder, is] of [
      [ann, false],
      [ann, false],
      [bob, false],
      [cleo, true],
    ] as const) {
      expect((await (await as(holder)).report(id)).json).toEqual({ ok: true })
      expect(await folded()).toBe(is)
    }
    await (await as(moderator)).clear(id)
    expect(await folded()).toBe(false)
    // A report that was answered is not made again.
    await (await as(ann)).report(id)
    expect(await folded()).toBe(false)
  })

  test('behavior: who changes the words after that can be reported again', async () => {
    const author = await as(newcomer)
    const proposal = await publish(server, { power: all })
    const id = idOf(await author.say(proposal, 'a reef'))
    const row = async (who: Member) => (await who.read(proposal)).json.rows[0]
    const holders = [await as(ann), await as(bob), await as(cleo)] as const
    for (const holder of holders) await holder.report(id)
    // It stays folded: to say it in other words is no way round a warning.
    await author.edit(id, 'a great reef')
    expect((await row(author)).collapsed).toBe(true)
    await (await as(moderator)).clear(id)
    expect((await row(holders[0])).mine.reported).toBe(true)
    await author.edit(id, 'buy this')
    expect(await row(holders[0])).toMatchObject({
      collapsed: false,
      mine: { reported: false },
    })
    for (const holder of [...holders, ...holders]) await holder.report(id)
    expect(await row(holders[0])).toMatchObject({
      collapsed: true,
      mine: { reported: true },
    })
  })

  test('behavior: one NFT that goes round is one holder', async () => {
    const proposal = await publish(server, { power: { [at(ann)]: 1 } })
    const id = idOf(await (await as(newcomer)).say(proposal, 'one'))
    expect((await (await as(ann)).report(id)).status).toBe(200)
    // They hold one now, and did not when the list was frozen.
    const later = await (await as(bob)).report(id)
    expect(said(later)).toEqual([403, 'insufficient_vp'])
  })

  test('behavior: pages hear of it when it is folded, and when it is not any more', async () => {
    const proposal = await publish(server, { power: all })
    const id = idOf(await (await as(newcomer)).say(proposal, 'buy this'))
    const heard: string[] = []
    const hush = server.app.events.listen({
      topics: ['comments'],
      tell: (...events) => {
        for (const { topic, data } of events)
          if (topic && data.includes(proposal)) heard.push(data)
      },
    })
    for (const holder of [ann, ann, bob, bob, cleo, cleo])
      await (await as(holder)).report(id)
    await (await as(moderator)).clear(id)
    await eventually(() => expect(heard).toHaveLength(2))
    await (await as(ann)).report(id)
    await (await as(ann)).say(proposal, 'the last')
    await eventually(() => expect(heard.length).toBeGreaterThan(2))
    expect(heard).toHaveLength(3)
    hush()
  })

  test('error: holders report', async () => {
    const proposal = await publish(server, { power: all })
    const id = idOf(await (await as(ann)).say(proposal, 'one'))
    const none = await (await as(newcomer)).report(id)
    expect(said(none)).toEqual([403, 'insufficient_vp'])
    expect(none.json.details).toEqual({ need: 1, missing: 1 })
    const holder = await as(bob)
    expect(said(await holder.report(id, 'boring'))).toEqual([
      400,
      'invalid_body',
    ])
  })
})

test('error: holders like; who holds nothing takes back what they gave', async () => {
  const proposal = await publish(server)
  const id = idOf(await (await as(ann)).say(proposal, 'one'))
  const none = await (await as(newcomer)).like(id)
  expect(said(none)).toEqual([403, 'insufficient_vp'])
  expect(none.json.details).toEqual({ need: 1, missing: 1 })
  const back = await (await as(newcomer)).unlike(id)
  expect(back.json).toEqual({ liked: false, likes: 0 })
  await server.stand({ doubts: 1 })
  const unsure = await (await as(bob)).like(id)
  expect(said(unsure)).toEqual([503, 'vp_unavailable'])
  await server.stand()
})
