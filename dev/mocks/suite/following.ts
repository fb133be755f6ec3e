import { type DraftContent, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, expectAnswer } from './club.ts'
import { nowIn } from './newsOf.ts'
import { mineOne, pay, price } from './paying.ts'
import { publisher } from './publisher.ts'
import { draftId, words, write } from './publishing.ts'
import { elevated } from './signedIn.ts'

const { proposal } = surface
const hour = 3_600_000
const day = 24 * hour
export const reason = 'It asks for the words of your wallet.'
const ok = { ok: true } as const

type Times = { start: number; end: number }

/** Of which voting begins in some days and ends some days after. */
export async function soon(
  club: Club,
  title: string,
  [days, open]: [number, number],
) {
  // Of no moment at which another is told.
  const start = Math.ceil((await nowIn(club)) / 1_000) * 1_000 + days * day
  const content = words({
    title,
    earliestStart: new Date(start).toISOString(),
    duration: (open * day) / 1_000,
  })
  return { content, start, end: start + open * day }
}

/** Written, signed and paid for by a holder. */
export async function paidBy(
  club: Club,
  role: Role,
  place: number,
  content: DraftContent,
) {
  const who = await publisher(club, role)
  await write(who, place, content)
  const what = await who.sign(content)
  const { json } = await who.askFee('proposal', draftId(place), what)
  expect(json.state).toBe('open')
  await pay(club, price, role)
  await mineOne(club)
  const fee = await who.fee(json.id)
  expect(fee.json).toMatchObject({ state: 'consumed' })
  return fee.json.published as string
}

const flagOf = (id: string) => `${urlOf(proposal, { proposal: id })}/flag`
export async function warn(club: Club, id: string) {
  const boss = await elevated(club)
  club.advance(1)
  expectAnswer(await boss.post(flagOf(id), { reason }), ok)
}
export async function clear(club: Club, id: string) {
  const boss = await elevated(club)
  club.advance(1)
  expectAnswer(await boss.ask('DELETE', flagOf(id)), ok)
}

export async function expectTimes(
  club: Club,
  id: string,
  { start, end }: Times,
) {
  const { json } = await club.open().get(urlOf(proposal, { proposal: id }))
  expect([Date.parse(json.start), Date.parse(json.end)]).toEqual([start, end])
}
