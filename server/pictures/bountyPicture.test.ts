import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  idOf,
  startWithHunters,
} from '../testing/bountyWorld.ts'
import { bountyCard } from './cards.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(2)
})
afterAll(() => server.close())

const png = (name: string) => fetch(`${server.url}/s/bounties/${name}.png`)

test('default: a bounty has a picture, another one once it stands elsewhere', async () => {
  const who = await server.holder()
  const bounty = await who.open()
  const first = await png(idOf(bounty))
  expect([first.status, first.headers.get('content-type')]).toEqual([
    200,
    'image/png',
  ])
  await who.post(`${bounty}/close`)
  const closed = await png(idOf(bounty))
  expect(closed.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('default: it says what is to be won, where it is and until when', async () => {
  const who = await server.holder()
  const { json } = await who.get(await who.open())
  const card = bountyCard(json)
  expect(card).toMatchObject({
    kicker: `Narwhal Club · Bounty #${json.number}`,
    title: json.title,
    text: `${BigInt(json.reward.amount) / cro} CRO for up to 2 winners`,
    chip: { label: 'Open', tone: 'open' },
    facts: expect.stringMatching(/^work until [A-Z][a-z]{2} \d+, \d{4}$/),
  })
  const overdue = { ...json, status: 'awarded', badges: ['overdue'] }
  expect(bountyCard(overdue)).toMatchObject({
    chip: { label: 'Payout overdue', tone: 'bad' },
    facts: expect.stringMatching(/^payout due /),
  })
  // Of what is over nobody waits for a date.
  expect(bountyCard({ ...json, status: 'cancelled' }).facts).toBe('')
})

test('error: of what is not there is none', async () => {
  const none = await png('b0000000-0000-4000-8000-000000000999')
  expect(none.status).toBe(404)
  expect(await none.json()).toMatchObject({ code: 'bounty_not_found' })
})
