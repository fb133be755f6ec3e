import type { PayoutFacts } from '@narwhal-club/core/bounties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn, newHash, refusal } from '../../testing/bountyActs.ts'
import {
  type BountyServer,
  cro,
  day,
  offer,
  type Person,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(60)
})
afterAll(() => server.close())

const { decided, paid } = actsOn(() => server)

describe('a payout', () => {
  test('default: two winners are paid, each once', async () => {
    const { who, one, two, bounty, works } = await decided()
    const first = paid(who, one, 6n * cro)
    const answer = await server.pays(two.address, works[0], first)
    expect(answer.payout).toMatchObject({
      state: 'verified',
      amount: String(6n * cro),
    })
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'awarded',
      counts: { paid: 1 },
    })
    // Told again it is told once.
    await server.pays(who.address, works[0], first)
    await server.pays(who.address, works[1], paid(who, two, 4n * cro))
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'paid',
      counts: { paid: 2 },
      paidAt: expect.any(String),
    })
    expect(await one.inbox()).toContain('payout')
    expect(await who.inbox()).toContain('payout')
    const hunter = await who.get(`/api/people/${one.address}/bounties`)
    expect(hunter.json.hunter).toMatchObject({
      won: 1,
      earned: { CRO: String(6n * cro), TOKEN: '0' },
    })
    const author = await who.get(`/api/people/${who.address}/bounties`)
    expect(author.json.author).toMatchObject({
      paid: 1,
      paidOut: { CRO: String(10n * cro) },
    })
  })

  test('behavior: tokens, from an administrator as well', async () => {
    const reward = { asset: 'TOKEN' as const, amount: '10' }
    const words = { ...offer, reward }
    const { who, one, two, bounty, works } = await decided({ words })
    const token = server.app.env.TOKEN_CONTRACT
    const transfer = (
      from: string,
      to: Person,
      value: bigint,
      logIndex: number,
    ) => ({
      logIndex,
      token,
      from: from as `0x${string}`,
      to: to.address,
      value,
    })
    const admin = server.app.env.ADMIN_WALLET
    const both = {
      ...paid(who, one, 0n, {
        transfers: [
          transfer(admin, one, 6n * cro, 3),
          transfer(who.address, two, 4n * cro, 4),
        ],
      }),
      to: token,
    }
    await server.pays(one.address, works[0], both)
    await server.pays(two.address, works[1], both)
    expect((await who.get(bounty)).json.status).toBe('paid')
  })

  test('behavior: it waits for its blocks, and the job looks again', async () => {
    const { who, one, bounty, works } = await decided()
    const seen = paid(who, one, 6n * cro, { confirmations: 1 })
    const unmined = { ...seen, mined: null }
    const answer = await server.pays(who.address, works[0], unmined)
    expect(answer.payout).toMatchObject({ state: 'sent' })
    await server.settle(seen)
    const state = async () =>
      (await who.get(bounty)).json.award.winners[0].payout.state
    expect(await state()).toBe('confirming')
    await server.settle(null)
    expect(await state()).toBe('confirming')
    const mined = { ...seen.mined, confirmations: 2 }
    await server.settle({ ...seen, mined } as PayoutFacts)
    expect(await state()).toBe('verified')
  })

  test('behavior: blocks that are undone take it back', async () => {
    const { who, one, two, bounty, works } = await decided()
    await server.pays(two.address, works[1], paid(who, two, 4n * cro))
    const seen = paid(who, one, 6n * cro)
    await server.pays(one.address, works[0], seen)
    expect((await who.get(bounty)).json.status).toBe('paid')
    await server.settle({ ...seen, mined: null })
    const told = (await who.get(bounty)).json
    expect(told).toMatchObject({ status: 'awarded', counts: { paid: 1 } })
    expect(told.paidAt).toBe(undefined)
    expect(await one.inbox()).not.toContain('payout')
    await server.settle(seen)
    expect((await who.get(bounty)).json.status).toBe('paid')
  })

  test('behavior: what no node knows is waited for a day, then it may be named anew', async () => {
    const { who, one, bounty, works } = await decided()
    await server.pays(who.address, works[0], 'unknown')
    const winner = async () => (await who.get(bounty)).json.award.winners[0]
    expect((await winner()).payout.state).toBe('sent')
    await server.settle('unknown')
    expect((await winner()).payout.state).toBe('sent')
    server.clock.move(1.1 * day)
    await server.settle('unknown')
    expect((await winner()).payout).toMatchObject({
      state: 'failed',
      fault: 'payout_unseen',
    })
    await expect(server.pays(who.address, works[0], 'unknown')).rejects.toEqual(
      refusal('payout_unseen'),
    )
    await server.pays(one.address, works[0], paid(who, one, 6n * cro))
    expect((await winner()).payout.state).toBe('verified')
  })

  test('error: each payment that does not pay, by name', async () => {
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

  test('error: payout_used, also of another bounty, also at once', async () => {
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

  test('error: payout_unseen, cannot_verify_now: what is under way is named by who pays', async () => {
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
      await expect(name(by, null)).rejects.toEqual(refusal('cannot_verify_now'))
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

  test('behavior: what nodes said of another transaction meanwhile is nothing', async () => {
    const { who, one, bounty, works } = await decided()
    const seen = paid(who, one, 6n * cro)
    await server.pays(who.address, works[0], seen)
    const other = { id: works[0], hash: paid(who, one, 1n).hash }
    await server.check(other, 'unknown')
    expect((await who.get(bounty)).json.award.winners[0].payout).toMatchObject({
      state: 'verified',
      hash: seen.hash,
    })
  })

  test('behavior: nodes that differ take nothing back', async () => {
    const { who, one, bounty, works } = await decided()
    const seen = paid(who, one, 6n * cro)
    await server.pays(who.address, works[0], seen)
    await server.settle({ ...seen, mined: null, isSplit: true })
    expect((await who.get(bounty)).json.counts.paid).toBe(1)
  })

  test('behavior: all take turns, however many wait', async () => {
    const round = { after: null }
    const asked: string[] = []
    const all = []
    for (let many = 0; many < 11; many++) {
      const { who, works } = await decided()
      for (const work of works) {
        all.push(work)
        await server.pays(who.address, work, 'unknown', newHash())
      }
    }
    const look = () =>
      server.settle('unknown', { round, asked: (hash) => asked.push(hash) })
    await look()
    expect(asked).toHaveLength(20)
    await look()
    expect(new Set(asked).size).toBeGreaterThanOrEqual(all.length)
    expect(round.after).toBe(null)
  })

  test('behavior: a payment of the fee pays no share, and a share no fee', async () => {
    const reward = { asset: 'TOKEN' as const, amount: '10' }
    const { who, one, works } = await decided({ words: { ...offer, reward } })
    const { TOKEN_CONTRACT: token, ADMIN_WALLET: treasury } = server.app.env
    const fee = {
      logIndex: 1,
      token,
      from: who.address,
      to: treasury,
      value: 333_333_333n * cro,
    }
    const seen = { ...paid(who, one, 0n, { transfers: [fee] }), to: token }
    await expect(server.pays(who.address, works[0], seen)).rejects.toEqual(
      refusal('payout_wrong_recipient'),
    )
    // One transaction may do both: each transfer counts once, where it went.
    const share = { ...fee, logIndex: 2, to: one.address, value: 6n * cro }
    const both = {
      ...paid(who, one, 0n, { transfers: [fee, share] }),
      to: token,
    }
    const told = await server.pays(who.address, works[0], both)
    expect(told.payout).toMatchObject({
      state: 'verified',
      amount: String(6n * cro),
    })
  })
})
