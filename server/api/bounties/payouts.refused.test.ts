import type { PayoutFacts } from '@narwhal-club/core/bounties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn, refusal } from '../../testing/bountyActs.ts'
import {
  type BountyServer,
  cro,
  day,
  offer,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(60)
})
afterAll(() => server.close())

const { decided, paid } = actsOn(() => server)

describe('what pays no share', () => {
  test('B3.1.10 error: each payment that does not pay, by name', async () => {
    const { who, one, two, bounty, works } = await decided()
    const to = (seen: PayoutFacts) => server.pays(one.address, works[0], seen)
    const six = 6n * cro
    const token = server.app.env.TOKEN_CONTRACT
    await expect(to(paid(who, one, six, { isReverted: true }))).rejects.toEqual(
      refusal('payout_reverted'),
    )
    await expect(to({ ...paid(who, one, 0n), to: token })).rejects.toEqual(
      refusal('payout_wrong_asset'),
    )
    await expect(to(paid(who, two, six))).rejects.toEqual(
      refusal('payout_wrong_recipient'),
    )
    await expect(to(paid(two, one, six))).rejects.toEqual(
      refusal('payout_wrong_sender'),
    )
    await expect(to(paid(who, one, six - 1n))).rejects.toEqual(
      refusal('payout_too_small'),
    )
    const at = server.clock.now() - day
    await expect(to(paid(who, one, six, { at }))).rejects.toEqual(
      refusal('payout_too_old'),
    )
    // Nothing of it was written down.
    const { json } = await who.get(bounty)
    expect(json.award.winners[0].payout).toBe(undefined)
    await expect(
      server.pays(one.address, works[0], null, 'no hash'.padEnd(64)),
    ).rejects.toEqual(refusal('bad_hash'))
  })

  test('B3.1.10 error: payout_used, also of another bounty, also at once', async () => {
    const { who, one, bounty, works } = await decided()
    const seen = paid(who, one, 6n * cro)
    await server.pays(one.address, works[0], seen)
    server.clock.move(300_000)
    const other = await who.open({ ...offer, winnersMax: 1 })
    const work = await one.submit(other)
    await who.post(`${other}/close`)
    await who.award(other, [work, 10n * cro])
    const large = paid(who, one, 10n * cro)
    await expect(
      server.pays(one.address, work, { ...seen, value: 10n * cro }),
    ).rejects.toEqual(refusal('payout_too_old'))
    const later = { ...seen.mined, at: server.clock.now() }
    await expect(
      server.pays(one.address, work, {
        ...seen,
        value: 10n * cro,
        mined: later,
      } as PayoutFacts),
    ).rejects.toEqual(refusal('payout_used'))
    await server.pays(one.address, work, large)
    expect((await who.get(other)).json.status).toBe('paid')
    expect((await who.get(bounty)).json.status).toBe('awarded')
  })

  test('error: payout_too_large: what is for a larger share pays no smaller one, but for who pays', async () => {
    const { who, one, two, works } = await decided()
    const other = await who.open({ ...offer, winnersMax: 1 })
    const work = await one.submit(other)
    await who.post(`${other}/close`)
    await who.award(other, [work, 10n * cro])
    const large = paid(who, one, 10n * cro)
    for (const by of [one.address, two.address])
      await expect(server.pays(by, works[0], large)).rejects.toEqual(
        refusal('payout_too_large'),
      )
    // Or its author would pay the other share a second time.
    await server.pays(one.address, work, large)
    expect((await who.get(other)).json.status).toBe('paid')
    const more = paid(who, one, 6n * cro + 1n)
    const told = await server.pays(who.address, works[0], more)
    expect(told.payout).toMatchObject({ state: 'verified' })
  })

  test('error: payout_wrong_sender: an administrator who won pays nothing to themselves', async () => {
    const who = await server.holder()
    const admin = await server.person(server.second)
    const bounty = await who.open({ ...offer, winnersMax: 1 })
    const work = await admin.submit(bounty)
    await who.post(`${bounty}/close`)
    await who.award(bounty, [work, 10n * cro])
    const self = paid(admin, admin, 10n * cro)
    await expect(server.pays(admin.address, work, self)).rejects.toEqual(
      refusal('payout_wrong_sender'),
    )
    await server.pays(admin.address, work, paid(who, admin, 10n * cro))
    expect((await who.get(bounty)).json.status).toBe('paid')
  })

  test('error: payout_not_due', async () => {
    const { who, one, works } = await decided({ award: false })
    await expect(
      server.pays(one.address, works[0], paid(who, one, 6n * cro)),
    ).rejects.toEqual(refusal('payout_not_due'))
  })

  test('error: payout_unseen, payout_unread: what is under way is named by who pays', async () => {
    const { who, one, two, bounty, works } = await decided()
    const seen = paid(who, one, 6n * cro, { confirmations: 1 })
    const name = (by: string, what: Parameters<typeof server.pays>[2]) =>
      server.pays(by, works[0], what)
    const state = async () =>
      (await who.get(bounty)).json.award.winners[0].payout?.state
    for (const by of [one.address, two.address]) {
      await expect(name(by, 'unknown')).rejects.toEqual(
        refusal('payout_unseen'),
      )
      await expect(name(by, { ...seen, mined: null })).rejects.toEqual(
        refusal('payout_unseen'),
      )
      await expect(name(by, null)).rejects.toEqual(refusal('payout_unread'))
    }
    expect(await state()).toBe(undefined)
    await name(two.address, seen)
    expect(await state()).toBe('confirming')
    // Nothing takes the place of what is there.
    await expect(name(two.address, 'unknown')).rejects.toEqual(
      refusal('payout_unseen'),
    )
    expect((await who.get(bounty)).json.award.winners[0].payout.hash).toBe(
      seen.hash,
    )
    // A wallet may have sent it again, with another hash.
    await name(who.address, { ...paid(who, one, 6n * cro), mined: null })
    expect(await state()).toBe('sent')
  })
})
