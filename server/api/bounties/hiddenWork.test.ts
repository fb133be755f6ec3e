import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn } from '../../testing/bountyActs.ts'
import {
  type BountyServer,
  cro,
  offer,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(20)
})
afterAll(() => server.close())

const { paid } = actsOn(() => server)
const text = 'Here is the banner.'

describe('who reads work', () => {
  test('B3.2.7 behavior: until the deadline others see none of it', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const visitor = await server.person()
    const visibility = 'after_deadline' as const
    const bounty = await who.open({ ...offer, visibility })
    await hunter.submit(bounty)
    const list = `${bounty}/submissions`
    const seen = async (person: typeof who) =>
      (await person.get(list)).json.rows[0].work
    expect(await seen(who)).toMatchObject({ text })
    expect(await seen(hunter)).toMatchObject({ text })
    expect(await seen(visitor)).toBe(undefined)
    await who.post(`${bounty}/close`)
    expect(await seen(visitor)).toMatchObject({ text })
  })

  test('B3.2.11 behavior: who looks after the club reads none of it either: they may hand in their own', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const visibility = 'after_deadline' as const
    const bounty = await who.open({ ...offer, visibility })
    const id = await hunter.submit(bounty)
    const note = 'The best one.'
    const review = { status: 'shortlisted', note }
    await who.post(`/api/submissions/${id}/review`, review)
    const [moderator, admin] = [
      await server.person(server.moderator),
      await server.person(server.second),
    ]
    const seen = async (person: typeof who) => {
      const { json } = await person.get(`${bounty}/submissions`)
      const alone = (await person.get(`/api/submissions/${id}`)).json
      const table = await person.get(`${bounty}/submissions.csv`)
      expect(table.text.includes(text)).toBe(json.rows[0].work !== undefined)
      expect(alone.versions).toHaveLength(alone.work ? 1 : 0)
      return [json.rows[0], alone].map((each) => [each.work?.text, each.note])
    }
    for (const person of [moderator, admin])
      expect(await seen(person)).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ])
    await admin.submit(bounty)
    await who.post(`${bounty}/close`)
    const all = [text, note]
    expect(await seen(moderator)).toEqual([all, all])
    // What their own work is up against they read as everyone does.
    const alike = [text, undefined]
    expect(await seen(admin)).toEqual([alike, alike])
  })

  test('behavior: an answer to who looks after the club and works for it has no notes of others', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const admin = await server.person(server.second)
    const bounty = await who.open({ ...offer, winnersMax: 1 })
    const [id, own] = [await hunter.submit(bounty), await admin.submit(bounty)]
    const note = 'Not to be told.'
    for (const each of [id, own])
      await who.post(`/api/submissions/${each}/review`, {
        status: 'shortlisted',
        note,
      })
    const edited = { text: `${text} Again.`, links: [] }
    const { json } = await admin.put(`/api/submissions/${own}`, edited)
    expect([json.work, json.note]).toEqual([edited, undefined])
    await who.post(`${bounty}/close`)
    await who.award(bounty, [id, 10n * cro])
    const seen = paid(who, hunter, 10n * cro)
    const told = async (person: typeof who) =>
      (await server.pays(person.address, id, seen)).note
    expect(await told(admin)).toBe(undefined)
    expect(await told(who)).toBe(note)
  })
})
