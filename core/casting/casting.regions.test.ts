import { describe, expect, test } from 'vitest'
import {
  account,
  countedAnswer,
  failing,
  first,
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
import { openDesk, yes } from './casting.testing.ts'

test('default: one click, one prompt, one answer', async () => {
  const { facts, posts, prompts, reads, ready, send, settle, told, view } =
    openDesk()
  expect(view()).toEqual({ status: 'idle' })
  await ready()
  expect(view()).toMatchObject({
    status: 'ready',
    isOnChain: true,
    sentences: {
      yes: 'Vote YES on #12 “Fund the winter relay” in Narwhal Club.',
      no: 'Vote NO on #12 “Fund the winter relay” in Narwhal Club.',
    },
  })
  await send({ ...yes, reason: ' Warm. ' })
  expect(prompts).toHaveLength(1)
  expect(prompts[0]?.asked).toMatchObject({
    voter,
    seq: 0,
    choice: 'yes',
    reason: 'Warm.',
    subject: { contentHash: subject.contentHash },
  })
  expect(view()).toMatchObject({
    status: 'signing',
    sentence: 'Vote YES on #12 “Fund the winter relay” in Narwhal Club.',
  })
  const vote = voteOn(subject)
  await settle(prompts[0]?.answer, { kind: 'signed', vote })
  expect(told).toContainEqual({ type: 'vote.keep', vote })
  expect(view()).toMatchObject({ status: 'sending', vote })
  await settle(posts[0]?.answer, countedAnswer(vote))
  expect(view()).toMatchObject({
    status: 'counted',
    words: null,
    mine: { seq: 1, ballots: [{ choice: 'yes', digest: vote.digest }] },
    counted: { tally: { yesPower: 3 }, head: { size: 1 } },
  })
  expect(told).toContainEqual({ type: 'vote.drop', vote })
  expect(facts).toMatchObject([{ type: 'casting.counted', isOpen: true }])
  expect([reads, prompts, posts].map(({ length }) => length)).toEqual([1, 1, 1])
  await send({ type: 'casting.celebrated' })
  expect(view()).toMatchObject({
    status: 'ready',
    sentences: { no: expect.stringContaining('Change my vote to NO') },
  })
})

describe('what is in the way is known without asking', () => {
  test.each([
    ['signedOut', session(null), readOf({ mine: null })],
    ['noWallet', account(null), readOf()],
    ['wrongWallet', account(stranger), readOf()],
    ['noPower', account(voter), readOf({ mine: powerless })],
    ['notOpen', account(voter), readOf({ window: 'notOpen' })],
    ['closed', account(voter), readOf({ window: 'closed' })],
    [
      'cancelled',
      account(voter),
      readOf({ subject: { ...subject, isCancelled: true } }),
    ],
  ] as const)('%s', async (status, event, read) => {
    const { prompts, reads, send, settle, view } = openDesk()
    await send(session(voter), account(voter), event, open())
    await settle(reads.at(-1), read)
    expect(view().status).toBe(status)
    await send(yes)
    expect(prompts).toEqual([])
    expect(view().status).toBe(status)
  })

  test('the window goes on by itself, and so does the wallet', async () => {
    const { reads, ready, send, view } = openDesk()
    await ready(readOf({ window: 'notOpen' }))
    const now = (window: 'open' | 'closed', proposal = first) =>
      send({ type: 'window.changed', proposal, window })
    expect(view()).toMatchObject({ status: 'notOpen', at: subject.start })
    await now('closed', second)
    expect(view().status).toBe('notOpen')
    await now('open')
    expect(view().status).toBe('ready')
    await send(account(stranger))
    expect(view()).toMatchObject({
      status: 'wrongWallet',
      session: voter,
      walletShows: stranger,
    })
    await send(account(voter))
    expect(view().status).toBe('ready')
    await now('closed')
    expect(view()).toMatchObject({ status: 'closed', at: subject.end })
    expect(reads).toHaveLength(1)
  })
})

describe('a click that asks no wallet', () => {
  const same = { choice: 'no', reason: '' } as const
  test.each([
    ['casting.same', readOf({ mine: voted }), same],
    ['casting.reasonTooLong', readOf(), { ...same, reason: 'a'.repeat(1_001) }],
    ['casting.ballotLimit', readOf({ mine: { ...fresh, seq: 100 } }), same],
  ] as const)('%s', async (code, read, words) => {
    const { prompts, ready, send, told, view } = openDesk()
    await ready(read)
    await send({ type: 'casting.cast', ...words })
    expect(prompts).toEqual([])
    expect(view()).toMatchObject({ status: 'ready', failure: { code }, words })
    expect(told.at(-1)).toMatchObject({ type: 'words.keep', words })
    await send({ type: 'casting.edit', words })
    expect(view()).toMatchObject({ failure: null })
  })
})

describe('the prompt', () => {
  test('rejected: nothing is lost, and the next click asks again', async () => {
    const { posts, prompts, ready, send, settle, view } = openDesk()
    await ready()
    await send(yes)
    await settle(prompts[0]?.answer, failing('casting.rejected'))
    expect(view()).toMatchObject({
      status: 'ready',
      failure: { code: 'casting.rejected' },
      words: { choice: 'yes', reason: 'Warm.' },
    })
    await send(yes)
    expect(prompts).toHaveLength(2)
    expect(posts).toEqual([])
  })

  test.each([
    ['another account', account(stranger), 'wrongWallet'],
    ['no account', account(null), 'noWallet'],
  ] as const)('%s mid-way: nothing is sent', async (_, event, status) => {
    const { facts, posts, prompts, ready, send, settle, told, view } =
      openDesk()
    await ready()
    await send(yes, event)
    expect(view()).toMatchObject({
      status,
      failure: { code: 'casting.accountChanged' },
    })
    const vote = voteOn(subject)
    await settle(prompts[0]?.answer, { kind: 'signed', vote })
    await send(account(voter))
    expect(view()).toMatchObject({
      status: 'ready',
      words: { reason: 'Warm.' },
    })
    expect(posts).toEqual([])
    expect(facts).toEqual([])
    expect(told.filter(({ type }) => type === 'vote.keep')).toEqual([])
  })

  test('a session that ends mid-way: nothing is sent', async () => {
    const { posts, prompts, reads, ready, send, settle, view } = openDesk()
    await ready()
    await send(yes, session(null))
    await settle(prompts[0]?.answer, { kind: 'signed', vote: voteOn(subject) })
    await settle(reads.at(-1), readOf({ mine: null }))
    expect(view()).toMatchObject({
      status: 'signedOut',
      words: { choice: 'yes', reason: 'Warm.' },
    })
    expect(posts).toEqual([])
  })

  test('another chain: the wallet switches first, then it asks', async () => {
    const { asked, prompts, ready, send, view } = openDesk()
    await ready()
    await send({ type: 'chain.changed', chainId: 1 })
    expect(view()).toMatchObject({ status: 'ready', isOnChain: false })
    await send(yes)
    expect(view().status).toBe('switchingChain')
    expect(asked).toEqual(['wallet.switch'])
    await send({ type: 'chain.refused' })
    expect(view()).toMatchObject({
      status: 'ready',
      failure: { code: 'casting.wrongChain' },
    })
    await send(yes, { type: 'chain.changed', chainId: 137 })
    expect(prompts).toEqual([])
    await send({ type: 'chain.changed', chainId: 25 })
    expect(prompts).toHaveLength(1)
  })

  test('is for its own proposal, whatever is open when it is answered', async () => {
    const { facts, posts, prompts, reads, ready, send, settle, view } =
      openDesk()
    await ready()
    await send(yes, open(second))
    await settle(reads.at(-1), readOf({ subject: otherSubject }))
    expect(view()).toMatchObject({ status: 'ready', proposal: second })
    await send({ ...yes, choice: 'no' })
    expect(prompts).toHaveLength(1)
    expect(view()).toMatchObject({ failure: { code: 'casting.promptOpen' } })
    const vote = voteOn(subject)
    await settle(prompts[0]?.answer, { kind: 'signed', vote })
    await settle(posts[0]?.answer, countedAnswer(vote))
    expect(posts.map((post) => post.vote.proposal)).toEqual([first])
    expect(facts).toMatchObject([{ isOpen: false, vote: { proposal: first } }])
    expect(view()).toMatchObject({ status: 'ready', mine: fresh })
    await send({ ...yes, choice: 'no' })
    expect(prompts[1]?.asked).toMatchObject({ subject: { id: second } })
  })
})
