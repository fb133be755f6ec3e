import { describe, expect, test } from 'vitest'
import {
  account,
  countedAnswer,
  failing,
  fresh,
  open,
  otherSubject,
  powerless,
  readOf,
  second,
  session,
  stranger,
  subject,
  voted,
  voteOn,
  voter,
} from './casting.fixture.ts'
import { openDesk, openSent, yes } from './casting.testing.ts'

const vote = voteOn(subject)
const other = voteOn(otherSubject)

describe('a vote that the server has not judged', () => {
  test.each([
    'casting.unreachable',
    'casting.serverFailed',
    'casting.rateLimited',
    'casting.cannotVerify',
    'casting.signedOut',
    'casting.accountMismatch',
  ] as const)('%s: the same signature is sent again', async (code) => {
    const { clock, posts, prompts, refuse, send, settle, view } =
      await openSent(vote)
    await refuse(code)
    expect(view()).toMatchObject({ status: 'waiting', vote, failure: { code } })
    clock.advance(1_499)
    expect(posts).toHaveLength(1)
    clock.advance(1)
    await refuse(code)
    clock.advance(2_999)
    expect(posts).toHaveLength(2)
    await send({ type: 'connection.back' })
    expect(posts.map((post) => post.vote)).toEqual([vote, vote, vote])
    expect(prompts).toHaveLength(1)
    await settle(posts[2]?.answer, countedAnswer(vote))
    expect(view()).toMatchObject({ status: 'counted', mine: { seq: 1 } })
  })

  test('of a session that may have ended: whoever knows is asked', async () => {
    const { asked, posts, reads, refuse, send, settle, view } =
      await openSent(vote)
    await refuse('casting.signedOut')
    expect(asked).toEqual(['session.doubt'])
    await send(session(null))
    await settle(reads.at(-1), readOf({ mine: null }))
    expect(view().status).toBe('signedOut')
    await send({ type: 'casting.retry' }, { type: 'connection.back' })
    expect(posts).toHaveLength(1)
    await send(session(voter))
    expect(posts).toHaveLength(2)
  })

  test('can be given up; it may have been counted all the same', async () => {
    const { posts, reads, refuse, send, settle, told, view } =
      await openSent(vote)
    await send({ type: 'casting.giveUp' })
    expect(view().status).toBe('sending')
    await refuse('casting.unreachable')
    await send({ type: 'casting.giveUp' })
    expect(told.at(-1)).toEqual({ type: 'vote.drop', vote })
    expect(view().status).toBe('reading')
    await settle(reads.at(-1), readOf({ mine: voted }))
    expect(view()).toMatchObject({ status: 'ready', mine: voted })
    await send({ type: 'connection.back' })
    expect(posts).toHaveLength(1)
  })

  test('waits for its own account', async () => {
    const { posts, refuse, send, view } = await openSent(vote)
    await refuse('casting.unreachable')
    await send(account(stranger), { type: 'casting.retry' })
    expect(posts).toHaveLength(1)
    expect(view()).toMatchObject({ status: 'waiting', walletShows: stranger })
    await send(account(voter))
    expect(posts).toHaveLength(2)
    await refuse('casting.unreachable')
    expect(view()).not.toHaveProperty('walletShows')
    await send(account(null))
    expect(view()).not.toHaveProperty('walletShows')
  })

  test('is sent although another account has come and gone', async () => {
    const { posts, refuse, send } = await openSent(vote)
    await refuse('casting.unreachable')
    await send(session(stranger), account(stranger))
    await send({ type: 'connection.back' })
    expect(posts).toHaveLength(1)
    await send(account(voter), session(voter))
    expect(posts.map((post) => post.vote.voter)).toEqual([voter, voter])
  })
})

describe('what the server said', () => {
  test('voted elsewhere: it is read anew, and one click is left to do', async () => {
    const { prompts, reads, refuse, send, settle, view } = await openSent(vote)
    await refuse('casting.stale')
    expect(view().status).toBe('reading')
    const words = { choice: 'yes', reason: 'Warm.' } as const
    await settle(reads.at(-1), readOf({ mine: voted, words }))
    expect(view()).toMatchObject({
      status: 'ready',
      failure: { code: 'casting.stale' },
      words,
    })
    await send(yes)
    expect(prompts[1]?.asked).toMatchObject({ seq: 1, choice: 'yes' })
  })

  test('other words: they are shown before anything is signed', async () => {
    const { prompts, reads, refuse, send, settle, view } = await openSent(vote)
    await refuse('casting.reworded')
    expect(view()).toMatchObject({
      status: 'reworded',
      words: { choice: 'yes', reason: 'Warm.' },
    })
    await send(yes, open())
    expect(view().status).toBe('reworded')
    expect(prompts).toHaveLength(1)
    await send(open(subject.id, 2))
    await settle(reads.at(-1), readOf({ subject: { ...subject, version: 2 } }))
    expect(view()).toMatchObject({ status: 'ready', subject: { version: 2 } })
  })

  test.each([
    ['casting.closed', 'ready'],
    ['casting.notOpen', 'ready'],
    ['casting.paused', 'ready'],
    ['casting.clock', 'ready'],
    ['casting.badSignature', 'ready'],
    ['casting.refused', 'ready'],
    ['casting.ballotLimit', 'ready'],
  ] as const)('%s: it is not sent again', async (code, status) => {
    const { facts, posts, refuse, send, told, view } = await openSent(vote)
    await refuse(code)
    expect(view()).toMatchObject({
      status,
      failure: { code },
      words: { choice: 'yes', reason: 'Warm.' },
    })
    expect(told.at(-1)).toEqual({ type: 'vote.drop', vote })
    expect(facts).toMatchObject([{ type: 'casting.uncounted', isOpen: true }])
    await send({ type: 'connection.back' }, { type: 'casting.retry' })
    expect(posts).toHaveLength(1)
  })

  test('cancelled', async () => {
    const { refuse, view } = await openSent(vote)
    await refuse('casting.cancelled')
    expect(view().status).toBe('cancelled')
  })

  test.each(['casting.noPower', 'casting.expired'] as const)(
    '%s: it is read anew',
    async (code) => {
      const { reads, refuse, settle, view } = await openSent(vote)
      await refuse(code)
      await settle(reads.at(-1), readOf({ mine: powerless }))
      expect(view()).toMatchObject({ status: 'noPower', failure: { code } })
    },
  )
})

describe('several votes', () => {
  test('one that waits does not hold up the next', async () => {
    const { posts, prompts, reads, refuse, send, settle } = await openSent(vote)
    await refuse('casting.unreachable')
    await send(open(second))
    await settle(reads.at(-1), readOf({ subject: otherSubject }))
    await send(yes)
    await settle(prompts.at(-1)?.answer, { kind: 'signed', vote: other })
    expect(posts.at(-1)?.vote).toBe(other)
    await settle(posts.at(-1)?.answer, countedAnswer(other))
    expect(posts.at(-1)?.vote).toBe(vote)
  })

  test('each has its turn while the server is away', async () => {
    const { clock, posts, send, settle } = openDesk()
    await send(session(voter), { type: 'queue.read', votes: [vote, other] })
    for (const delay of [1_500, 3_000]) {
      const { vote: tried, answer } = posts.at(-1) ?? {}
      if (!tried) throw new Error('Nothing is sent')
      await settle(answer, { vote: tried, ...failing('casting.unreachable') })
      clock.advance(delay)
    }
    expect(posts.map((post) => post.vote)).toEqual([vote, other, vote])
  })

  test('of an earlier visit: each is sent, and each is told of', async () => {
    const { facts, posts, send, settle, view } = openDesk()
    await send(
      { type: 'casting.resume' },
      { type: 'queue.read', votes: [vote, other] },
    )
    expect(posts).toEqual([])
    await send(session(voter))
    await settle(posts[0]?.answer, countedAnswer(vote))
    await settle(posts[1]?.answer, {
      vote: other,
      ...failing('casting.closed'),
    })
    expect(view()).toEqual({ status: 'idle' })
    expect(facts).toMatchObject([
      { type: 'casting.counted', vote, isOpen: false },
      { type: 'casting.uncounted', vote: other, isOpen: false },
    ])
  })

  test('one of an earlier visit is found by the proposal that is opened', async () => {
    const { posts, ready, send, settle, view } = openDesk()
    await ready()
    expect(view().status).toBe('ready')
    await send({ type: 'queue.read', votes: [vote] })
    expect(view()).toMatchObject({ status: 'sending', vote })
    await settle(posts[0]?.answer, countedAnswer(vote))
    expect(view().status).toBe('counted')
  })

  test('one that is counted while its proposal is read: it is read again', async () => {
    const { posts, reads, send, settle, view } = openDesk()
    await send(session(voter), account(voter))
    await send({ type: 'queue.read', votes: [vote] }, open())
    await settle(posts[0]?.answer, countedAnswer(vote))
    expect(reads).toHaveLength(2)
    await settle(reads[0], readOf({ mine: fresh }))
    expect(view().status).toBe('reading')
    await settle(reads[1], readOf({ mine: voted }))
    expect(view()).toMatchObject({ status: 'ready', mine: voted })
  })
})
