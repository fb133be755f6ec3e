import { voteLimits } from '@narwhal-club/core/voting'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, newAccount, said } from '../../testing/proposing.ts'
import {
  day,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const account = newAccount()
const own = { [at(account)]: 7 }
let server: VotingServer
let who: Voter
beforeAll(async () => {
  server = await startToVote()
  who = await server.voter(account)
})
afterAll(() => server.close())

describe('table V', () => {
  test.each([
    ['a member too many', { app: 'other' }],
    ['no whole choice', { choice: 1.5 }],
    ['a choice that is a word', { choice: 'yes' }],
    ['a hash that is none', { contentHash: '0x12' }],
    ['a reason that is no text', { reason: 1 }],
    ['a reason of 1,001 characters', { reason: 'x'.repeat(1_001) }],
    ['a reason in another form of the same words', { reason: 'It pays. ' }],
    ['a seq that is no count', { seq: -1 }],
    ['a seq of more than 32 bits', { seq: 2 ** 32 }],
    ['another proposal than the path', { proposalId: `0x${'11'.repeat(32)}` }],
  ])('V1 %s', async (_, bend) => {
    const of = await server.publish(own)
    const message = who.messageOf(of)
    const signature = await who.sign(message)
    const body = { message: { ...message, ...bend }, signature }
    expect(said(await who.send(of, body))).toEqual([400, 'bad_vote'])
  })

  test('V2 a proposal that is not there, and one of another club', async () => {
    const of = await server.publish(own)
    const gone = { ...of, id: '00000000-0000-4000-8000-000000000000' }
    expect(said(await who.vote(gone))).toEqual([404, 'proposal_not_found'])
    const moved = await who.vote(of, 'yes', { club: 'paused' })
    expect(said(moved)).toEqual([404, 'proposal_not_found'])
  })

  test('V3 before it begins, by the server’s clock', async () => {
    const start = server.clock.now() + 60_000
    const of = await server.publish(own, { start })
    // Signed for the moment at which it begins.
    const timestamp = start / 1_000
    const early = await who.vote(of, 'yes', { timestamp })
    expect(said(early)).toEqual([409, 'voting_not_open'])
    server.clock.move(59_999)
    const still = await who.vote(of, 'yes', { timestamp })
    expect(said(still)).toEqual([409, 'voting_not_open'])
    server.clock.move(1)
    expect((await who.vote(of, 'yes', { timestamp })).status).toBe(200)
  })

  test('V3 signed before it begins, sent after', async () => {
    const of = await server.publish(own)
    const timestamp = of.start / 1_000 - 1
    const answer = await who.vote(of, 'yes', { timestamp })
    expect(said(answer)).toEqual([409, 'voting_not_open'])
  })

  test('V3 at the last millisecond, and at the end', async () => {
    const now = server.clock.now()
    const end = (Math.floor(now / 1_000) + 60) * 1_000
    const of = await server.publish(own, { start: now - day, end })
    const timestamp = end / 1_000 - 1
    server.clock.move(end - now - 1)
    const last = await who.vote(of, 'yes', { timestamp })
    expect(last.status).toBe(200)
    server.clock.move(1)
    const late = await who.vote(of, 'no', { timestamp, seq: 1 })
    expect(said(late)).toEqual([409, 'voting_closed'])
    const { json } = await who.list(of)
    expect(json.rows).toMatchObject([{ choice: 'yes', seq: 0 }])
  })

  test('V3 signed for a second after its end', async () => {
    const now = server.clock.now()
    const end = (Math.floor(now / 1_000) + 60) * 1_000
    const of = await server.publish(own, { start: now - day, end })
    const answer = await who.vote(of, 'yes', { timestamp: end / 1_000 })
    expect(said(answer)).toEqual([409, 'voting_closed'])
  })

  test('V4 a choice that is neither yes nor no', async () => {
    const of = await server.publish(own)
    for (const choice of [0, 3]) {
      const answer = await who.vote(of, 'yes', { choice })
      expect(said(answer)).toEqual([400, 'bad_choice'])
    }
  })

  test('V7 who is not in the list, and who counts for nothing', async () => {
    const stranger = await server.voter()
    const of = await server.publish(own, { excluded: [stranger.address] })
    const excluded = await stranger.vote(of)
    expect(said(excluded)).toEqual([403, 'no_voting_power'])
    expect(excluded.json.details).toEqual({ why: 'excluded' })
    const unlisted = await (await server.voter()).vote(of)
    expect(said(unlisted)).toEqual([403, 'no_voting_power'])
    expect(unlisted.json.details).toEqual({ why: 'not_in_list' })
  })

  test('V8 another seq than the number of ballots that are kept', async () => {
    const of = await server.publish(own)
    const ahead = await who.vote(of, 'yes', { seq: 1 })
    expect(said(ahead)).toEqual([409, 'stale_vote'])
    expect(ahead.json.details).toEqual({ next: 0 })
    expect((await who.vote(of)).status).toBe(200)
    const behind = await who.vote(of, 'no')
    expect(said(behind)).toEqual([409, 'stale_vote'])
    expect(behind.json.details).toEqual({ next: 1 })
  })

  test('V8 two choices with one seq at once: one is kept', async () => {
    const of = await server.publish(own)
    const answers = await Promise.all([who.vote(of, 'yes'), who.vote(of, 'no')])
    const codes = answers.map(({ json }) => json.code ?? 'kept').sort()
    expect(codes).toEqual(['kept', 'stale_vote'])
    const { json } = await who.mine(of)
    expect([json.seq, json.ballots.length]).toEqual([1, 1])
  })

  test('V9 words that were changed since they were read', async () => {
    const of = await server.publish(own)
    await server.run(`
      insert into proposal_versions (proposal, version, title, body, summary,
        content_hash, at)
      values ('${of.id}', 2, 'Other words', 'Other.', '', '0x${'cd'.repeat(32)}',
        now())`)
    await server.run(`update proposals set version = 2, title = 'Other words'
      where id = '${of.id}'`)
    expect(said(await who.vote(of))).toEqual([409, 'content_changed'])
    const now = {
      ...of,
      title: 'Other words',
      contentHash: `0x${'cd'.repeat(32)}` as const,
    }
    expect((await who.vote(now)).status).toBe(200)
  })

  test('V10 a proposal that was cancelled, also after its end', async () => {
    const of = await server.publish(own)
    const message = who.messageOf(of)
    const signature = await who.sign(message)
    expect((await who.send(of, { message, signature })).status).toBe(200)
    await server.run(
      `update proposals set cancelled_at = now() where id = '${of.id}'`,
    )
    const later = await who.vote(of, 'no', { seq: 1 })
    expect(said(later)).toEqual([409, 'proposal_cancelled'])
    // What was kept stays, and whoever sends it again hears that it is.
    const again = await who.send(of, { message, signature })
    expect(said(again)).toEqual([409, 'replayed'])
    expect((await who.list(of)).json.total).toBe(1)
  })

  test('error: a vote is changed as often as there may be ballots, no more', async () => {
    const of = await server.publish(own)
    for (let seq = 0; seq < voteLimits.ballots; seq++) {
      const choice = seq % 2 === 0 ? 'yes' : 'no'
      expect((await who.vote(of, choice, { seq })).status).toBe(200)
    }
    const more = await who.vote(of, 'yes', { seq: voteLimits.ballots })
    expect(said(more)).toEqual([409, 'ballot_limit'])
  })
})
