import type { PayoutFacts } from '@narwhal-club/core/bounties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  day,
  offer,
  type Person,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(60)
})
afterAll(() => server.close())

/** A bounty with two pieces of work, of which its author takes no more. */
async function decided({ award = true, words = offer } = {}) {
  const [who, one, two] = [
    await server.holder(),
    await server.person(),
    await server.person(),
  ]
  const bounty = await who.open(words)
  const works = [await one.submit(bounty), await two.submit(bounty)] as const
  await who.post(`${bounty}/close`)
  if (award) {
    const answer = await who.award(
      bounty,
      [works[0], 6n * cro],
      [works[1], 4n * cro],
    )
    expect(said(answer)).toEqual([200, undefined])
  }
  return { who, one, two, bounty, works }
}

let hashes = 0
const newHash = () => `0x${String(++hashes).padStart(64, 'e')}` as const

/** What nodes say of a payment. */
const paid = (
  from: Person,
  to: Person,
  value: bigint,
  change: Partial<NonNullable<PayoutFacts['mined']>> = {},
): PayoutFacts => ({
  hash: newHash(),
  from: from.address,
  to: to.address,
  value,
  mined: {
    isReverted: false,
    block: 7,
    at: server.clock.now(),
    confirmations: 2,
    transfers: [],
    ...change,
  },
})

const refusal = (code: string) => expect.objectContaining({ code })

describe('an award', () => {
  test('default: winners share all of it, and everyone concerned is told', async () => {
    const { who, one, two, bounty, works } = await decided()
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({
      status: 'awarded',
      counts: { submissions: 2, winners: 2, paid: 0 },
      award: {
        by: who.address,
        winners: [
          { submission: works[0], amount: String(6n * cro) },
          { submission: works[1], amount: String(4n * cro) },
        ],
      },
    })
    expect(await one.inbox()).toContain('awarded')
    expect(await two.inbox()).toContain('awarded')
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual([
      409,
      'not_open',
    ])
    expect(said(await one.remove(`/api/submissions/${works[0]}`))).toEqual([
      409,
      'not_open',
    ])
    const review = { status: 'spam', publicReason: 'No more.' }
    expect(
      said(await who.post(`/api/submissions/${works[0]}/review`, review)),
    ).toEqual([409, 'not_open'])
  })

  test('error: bad_award', async () => {
    const { who, bounty, works } = await decided({ award: false })
    const [a, b] = works
    const codes = []
    for (const winners of [
      [],
      [[a, 10n * cro - 1n]],
      [[a, 10n * cro + 1n]],
      [
        [a, 5n * cro],
        [a, 5n * cro],
      ],
      [
        [a, 10n * cro],
        [b, 0n],
      ],
    ] as [string, bigint][][]) {
      const { json } = await who.award(bounty, ...winners)
      codes.push([json.code, json.details.fault.code])
    }
    expect(codes).toEqual([
      ['bad_award', 'missing'],
      ['bad_award', 'sum'],
      ['bad_award', 'sum'],
      ['bad_award', 'repeated'],
      ['bad_award', 'nothing'],
    ])
  })

  test('error: still_open, submission_not_found, not_author', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    expect(said(await who.award(bounty, [work, 10n * cro]))).toEqual([
      409,
      'still_open',
    ])
    await who.post(`${bounty}/close`)
    expect(said(await hunter.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
    const none = '00000000-0000-4000-8000-000000000000'
    expect(said(await who.award(bounty, [none, 10n * cro]))).toEqual([
      404,
      'submission_not_found',
    ])
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
  })

  test('behavior: where its author is silent, who looks after the club decides', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    server.clock.move(11 * day)
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      200,
      undefined,
    ])
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({ award: { by: moderator.address }, badges: [] })
    // As long after as its author had promised.
    expect(Date.parse(json.payBy)).toBeGreaterThan(server.clock.now() + 4 * day)
    expect(await who.inbox()).toContain('awarded')
  })

  test('error: what expired long ago, or without work, is over', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    server.clock.move(25 * day)
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [work, 10n * cro]))).toEqual([
      403,
      'not_author',
    ])
    expect(said(await who.award(bounty, [work, 10n * cro]))).toEqual([
      409,
      'not_open',
    ])
  })
})

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
    const answer = await server.pays(one.address, works[0], unmined)
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
    await server.pays(one.address, works[0], 'unknown')
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
    await expect(server.pays(one.address, works[0], 'unknown')).rejects.toEqual(
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
    server.clock.move(60_000)
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

  test('error: payout_not_due', async () => {
    const { who, one, works } = await decided({ award: false })
    await expect(
      server.pays(one.address, works[0], paid(who, one, 6n * cro)),
    ).rejects.toEqual(refusal('payout_not_due'))
  })
})

describe('a dispute', () => {
  const why = { text: 'The one who won copied mine.' }

  async function vote(bounty: string, yes: number, no: number) {
    const { json } = await (await server.person()).get(bounty)
    await server.run(`update proposals set yes_power = ${yes},
      no_power = ${no}, yes_voters = ${yes}, no_voters = ${no}
      where id = '${json.dispute.proposal}'`)
  }

  test('default: one who worked has the club vote; nothing is decided meanwhile', async () => {
    const { who, one, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const body = { submission: works[1], ...why }
    const answer = await two.post(`${bounty}/dispute`, body)
    expect(answer.json).toMatchObject({ missing: 0 })
    const { proposal } = answer.json
    const told = await who.get(`/api/proposals/${proposal}`)
    expect(told.json).toMatchObject({
      kind: 'dispute',
      status: 'active',
      options: ['Yes', 'No'],
      title: expect.stringContaining('Should'),
    })
    expect(told.json.author).toBe(undefined)
    expect(told.json.fee).toBe(undefined)
    expect(Date.parse(told.json.end) - Date.parse(told.json.start)).toBe(
      3 * day,
    )
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'disputed',
      dispute: { submission: works[1], proposal, isUndone: false },
    })
    expect(await one.inbox()).toContain('disputed')
    const frozen = [409, 'bounty_disputed']
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual(frozen)
    expect(said(await who.post(`${bounty}/cancel`, { reason: 'No.' }))).toEqual(
      frozen,
    )
    expect(
      said(
        await who.post(`/api/submissions/${works[0]}/review`, {
          status: 'submitted',
        }),
      ),
    ).toEqual(frozen)
    expect(said(await two.remove(`/api/submissions/${works[1]}`))).toEqual(
      frozen,
    )
    await expect(
      server.pays(one.address, works[0], paid(who, one, 10n * cro)),
    ).rejects.toEqual(refusal('bounty_disputed'))
    expect(said(await two.post(`${bounty}/dispute`, body))).toEqual(frozen)
  })

  test('behavior: a yes undoes the award, and binds the next', async () => {
    const { who, one, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const body = { submission: works[1], ...why }
    await two.post(`${bounty}/dispute`, body)
    await vote(bounty, 2, 1)
    await server.settle()
    expect((await who.get(bounty)).json.status).toBe('disputed')
    server.clock.move(3 * day + 1_000)
    await server.settle()
    await server.settle()
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'in_review',
      dispute: { outcome: 'passed', isUndone: true },
      counts: { winners: 0 },
    })
    expect(said(await who.award(bounty, [works[0], 10n * cro]))).toEqual([
      409,
      'award_bound',
    ])
    const moderator = await server.person(server.moderator)
    expect(said(await moderator.award(bounty, [works[1], 10n * cro]))).toEqual([
      200,
      undefined,
    ])
    expect(said(await one.post(`${bounty}/dispute`, body))).toEqual([
      409,
      'dispute_before',
    ])
  })

  test('behavior: what was paid stays in the next award', async () => {
    const { who, one, bounty, works } = await decided()
    await server.pays(one.address, works[0], paid(who, one, 6n * cro))
    const body = { submission: works[1], ...why }
    await one.post(`${bounty}/dispute`, body)
    await vote(bounty, 1, 2)
    server.clock.move(3 * day + 1_000)
    await server.settle()
    expect((await who.get(bounty)).json).toMatchObject({
      status: 'in_review',
      counts: { winners: 1, paid: 1 },
      dispute: { outcome: 'rejected', isUndone: true },
    })
    const bad = await who.award(bounty, [works[0], 10n * cro])
    expect(bad.json.details).toMatchObject({ fault: { code: 'paid' } })
  })

  test('behavior: without a clear yes or no it stands, and the time is given back', async () => {
    const { who, two, bounty, works } = await decided({ award: false })
    await who.award(bounty, [works[0], 10n * cro])
    const before = (await who.get(bounty)).json.award.payBy
    await two.post(`${bounty}/dispute`, { submission: works[1], ...why })
    server.clock.move(3 * day + 1_000)
    await server.settle()
    const { json } = await who.get(bounty)
    expect(json).toMatchObject({
      status: 'awarded',
      dispute: { outcome: 'no_votes', isUndone: false },
    })
    expect(Date.parse(json.award.payBy) - Date.parse(before)).toBe(3 * day)
  })

  test('behavior: three holders dispute together what is not their own', async () => {
    const { who, bounty, works } = await decided()
    const body = { submission: works[0], ...why }
    const path = `${bounty}/dispute`
    const [a, b, c] = [
      await server.holder(),
      await server.holder(),
      await server.holder(),
    ]
    expect((await a.post(path, body)).json).toEqual({ missing: 2 })
    expect((await a.post(path, body)).json).toEqual({ missing: 2 })
    expect((await b.post(path, body)).json).toEqual({ missing: 1 })
    expect((await who.get(bounty)).json.status).toBe('awarded')
    expect((await c.post(path, body)).json).toMatchObject({ missing: 0 })
    expect((await who.get(bounty)).json.dispute.texts).toHaveLength(3)
  })

  test('error: who may not, and what cannot be disputed', async () => {
    const { who, one, bounty, works } = await decided({ award: false })
    const path = `${bounty}/dispute`
    const body = { submission: works[0], ...why }
    expect(said(await who.post(path, body))).toEqual([403, 'own_bounty'])
    const poor = await server.person()
    expect(said(await poor.post(path, body))).toEqual([403, 'insufficient_vp'])
    expect(said(await one.post(path, body))).toEqual([409, 'dispute_too_early'])
    await who.award(bounty, [works[0], 6n * cro], [works[1], 4n * cro])
    expect(said(await one.post(path, { ...body, text: '   ' }))).toEqual([
      400,
      'reason_required',
    ])
    const text = 'Look at https://narwhal-airdrop.example/x'
    expect(said(await one.post(path, { ...body, text }))).toEqual([
      400,
      'link_blocked',
    ])
    const submission = '00000000-0000-4000-8000-000000000000'
    expect(said(await one.post(path, { ...body, submission }))).toEqual([
      404,
      'submission_not_found',
    ])
    await server.pays(one.address, works[0], paid(who, one, 6n * cro))
    expect(said(await one.post(path, body))).toEqual([409, 'share_paid'])
    server.clock.move(3 * day + 1_000)
    expect(
      said(await one.post(path, { ...body, submission: works[1] })),
    ).toEqual([409, 'dispute_over'])
  })

  test('error: index_behind opens no vote, and nothing is frozen', async () => {
    const { one, bounty, works, who } = await decided()
    await server.stand({ block: 10, head: 100 })
    const body = { submission: works[1], ...why }
    expect(said(await one.post(`${bounty}/dispute`, body))).toEqual([
      503,
      'index_behind',
    ])
    await server.stand()
    expect((await who.get(bounty)).json.status).toBe('awarded')
  })
})
