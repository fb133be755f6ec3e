import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  idOf,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(10)
})
afterAll(() => server.close())

describe('lists', () => {
  test('default: pages of any order and filter have each once', async () => {
    const who = await server.holder()
    const mine = []
    for (const amount of ['1', '3', '2']) {
      server.clock.move(60_000)
      const reward = { asset: 'TOKEN' as const, amount }
      const skills = [`kite ${amount}`]
      mine.push(await who.open({ ...offer, reward, skills }))
    }
    const hunter = await server.person()
    await hunter.submit(mine[0] as string)
    const list = async (query: string) => {
      const ids: string[] = []
      for (let cursor = ''; ; ) {
        const at = `/api/clubs/main/bounties?author=${who.address}&limit=1${query}${cursor}`
        const { json } = await who.get(at)
        ids.push(...json.rows.map(({ id }: { id: string }) => id))
        if (!json.next) return ids
        cursor = `&cursor=${json.next}`
      }
    }
    const [a, b, c] = mine.map(idOf)
    expect(await list('')).toEqual([c, b, a])
    expect(await list('&sort=reward')).toEqual([b, c, a])
    expect((await list('&sort=work'))[0]).toBe(a)
    expect(await list('&sort=deadline')).toEqual([a, b, c])
    expect(await list('&skill=Kite%203')).toEqual([b])
    expect(await list('&state=open&asset=TOKEN')).toEqual([c, b, a])
    expect(await list('&asset=CRO')).toEqual([])
    expect(await list(`&hunter=${hunter.address}`)).toEqual([a])
    expect(await list('&mine=true&q=spring')).toEqual([c, b, a])
    expect(said(await who.get('/api/bounties?club=none'))).toEqual([
      404,
      'club_not_found',
    ])
    const club = await who.get('/api/clubs/main')
    const open = await who.get('/api/bounties?state=open&limit=1')
    expect(club.json.counts.bounties).toBe(open.json.total)
  })

  test('behavior: each read is one statement at most', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const id = await hunter.submit(bounty)
    const paths = [
      '/api/bounties?sort=deadline',
      bounty,
      `${bounty}/versions`,
      `${bounty}/submissions`,
      `${bounty}/comments`,
      `/api/submissions/${id}`,
      `/api/people/${who.address}/bounties`,
    ]
    for (const path of paths) {
      await who.get('/api/auth/me')
      const before = server.statements()
      const { status } = await who.get(path)
      expect([path, status, server.statements() - before <= 2]).toEqual([
        path,
        200,
        true,
      ])
    }
  })
})

describe('comments', () => {
  test('default: they stand below a bounty as below a proposal', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const path = `${bounty}/comments`
    const { json } = await hunter.post(path, { text: 'In which colours?' })
    const replyTo = json.id
    await who.post(path, { text: 'In blue.', replyTo })
    const told = await who.get(path)
    expect(told.json).toMatchObject({
      comments: 2,
      rows: [{ id: replyTo, replyCount: 1 }],
    })
    expect(told.json.rows[0].votingPower).toBe(undefined)
    expect((await who.get(bounty)).json.counts.comments).toBe(2)
    const inbox = await hunter.get('/api/inbox')
    expect(inbox.json.rows[0]).toMatchObject({
      kind: 'reply',
      bounty: { id: idOf(bounty) },
    })
    const none = '/api/bounties/00000000-0000-4000-8000-000000000000/comments'
    expect(said(await who.get(none))).toEqual([404, 'bounty_not_found'])
    expect(said(await who.post(none, { text: 'Hm.' }))).toEqual([
      404,
      'bounty_not_found',
    ])
    await who.post(`${bounty}/close`)
    expect((await who.get(bounty)).json.counts.comments).toBe(2)
  })
})
