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
  test('B3.1.10 default: two winners are paid, each once', async () => {
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

  test('B3.1.10 behavior: tokens, from an administrator as well', async () => {
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
