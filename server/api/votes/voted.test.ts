import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { at, newAccount } from '../../testing/proposing.ts'
import {
  day,
  type OnPaper,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const [account, silent] = [newAccount(), newAccount()]
const power = { [at(account)]: 3, [at(silent)]: 2 }
let server: VotingServer
let who: Voter
let other: Voter
beforeAll(async () => {
  server = await startToVote()
  who = await server.voter(account)
  other = await server.voter(silent)
})
afterAll(() => server.close())

const foundBy = async (voter: Voter, query: string) => {
  const { json } = await voter.browser.get(`/api/proposals?${query}`)
  const ids: string[] = json.rows.map(({ id }: { id: string }) => id)
  expect(json.total).toBe(ids.length)
  return ids
}
const waitsFor = async (voter: Voter) => {
  const { json } = await voter.browser.get('/api/inbox/awaiting')
  return json.votes.rows.map(({ id }: { id: string }) => id)
}

describe('who has voted', () => {
  test('default: finds what they voted for, as it stands now', async () => {
    const of = await server.publish(power)
    const against = await server.publish(power)
    await who.vote(of, 'yes')
    await who.vote(against, 'no')
    await other.vote(of, 'no')
    expect(await foundBy(who, 'voted=yes')).toEqual([of.id])
    expect(await foundBy(who, 'voted=no')).toEqual([against.id])
    expect(await foundBy(other, 'voted=no&sort=votes')).toEqual([of.id])
    expect(await foundBy(other, 'voted=yes')).toEqual([])
    await who.vote(of, 'no', { seq: 1 })
    expect(await foundBy(who, 'voted=yes')).toEqual([])
    const both = await foundBy(who, 'voted=no&club=main&status=active')
    expect(new Set(both)).toEqual(new Set([of.id, against.id]))
    for (const path of ['/api/proposals?voted=no', `/api/proposals/${of.id}`]) {
      const before = server.statements()
      await who.browser.get(path)
      expect(server.statements() - before).toBe(1)
    }
  })

  test('default: is told so with the proposal, and who has not is not', async () => {
    const of = await server.publish(power)
    await who.vote(of, 'no')
    const told = async ({ browser }: Voter) =>
      (await browser.get(`/api/proposals/${of.id}`)).json.mine
    expect(await told(who)).toMatchObject({ votingPower: 3, voted: 'no' })
    expect(await told(other)).not.toHaveProperty('voted')
  })

  test('default: is told so with each row of a list, as it stands now', async () => {
    const of = await server.publish(power)
    const rowOf = async (path: string, voter?: Voter) => {
      const { json } = await (voter?.browser ?? new Browser(server.url)).get(
        path,
      )
      return json.rows.find(({ id }: { id: string }) => id === of.id)
    }
    await who.vote(of, 'no')
    for (const path of ['/api/proposals', '/api/clubs/main/proposals']) {
      expect(await rowOf(path, who)).toMatchObject({ voted: 'no' })
      expect(await rowOf(path, other)).not.toHaveProperty('voted')
      expect(await rowOf(path)).not.toHaveProperty('voted')
    }
    await who.vote(of, 'yes', { seq: 1 })
    expect((await rowOf('/api/proposals', who)).voted).toBe('yes')
    const before = server.statements()
    await who.browser.get('/api/proposals')
    expect(server.statements() - before).toBe(1)
  })

  test('default: is not asked to vote any more', async () => {
    const of = await server.publish(power)
    expect(await waitsFor(who)).toContain(of.id)
    await who.vote(of, 'yes')
    expect(await waitsFor(who)).not.toContain(of.id)
    expect(await waitsFor(other)).toContain(of.id)
  })

  test('default: is not called a day before the end', async () => {
    const of = await server.publish(power)
    for (const { browser } of [who, other])
      await browser.post('/api/clubs/main/follow')
    await who.vote(of, 'yes')
    const { app, clock } = server
    const now = clock.now() + 2 * day
    const asked = { kind: 'ending', proposal: of.id, now, after: '' } as const
    const { told } = await app.db.transact((tx) =>
      app.inbox.fanOut(tx, { ...asked, limit: 10 }),
    )
    expect(told).toEqual([at(silent)])
  })

  test('default: says so with what they say, and on that proposal alone', async () => {
    const [of, next] = [
      await server.publish(power),
      await server.publish(power),
    ] as [OnPaper, OnPaper]
    const say = async ({ browser }: Voter, { id }: OnPaper) =>
      (await browser.post(`/api/proposals/${id}/comments`, { text: 'So.' }))
        .status
    for (const each of [of, next]) expect(await say(who, each)).toBe(200)
    expect(await say(other, of)).toBe(200)
    await who.vote(of, 'yes')
    const votedIn = async ({ id }: OnPaper) => {
      const path = `/api/proposals/${id}/comments?sort=new`
      const { json } = await who.browser.get(path)
      return Object.fromEntries(
        json.rows.map((row: { author: string; voted?: string }) => [
          row.author,
          row.voted,
        ]),
      )
    }
    expect(await votedIn(of)).toEqual({
      [at(account)]: 'yes',
      [at(silent)]: undefined,
    })
    expect(await votedIn(next)).toEqual({ [at(account)]: undefined })
  })
})
