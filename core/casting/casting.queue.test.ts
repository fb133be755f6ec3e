import { describe, expect, test } from 'vitest'
import type { MyVote } from '../contract/index.ts'
import {
  account,
  countedAnswer,
  countedOf,
  open,
  otherSubject,
  readOf,
  second,
  session,
  subject,
  voteOn,
  voter,
} from './casting.fixture.ts'
import { openDesk, openSent, yes } from './casting.testing.ts'

const vote = voteOn(subject)
const other = voteOn(otherSubject)

describe('a vote that was changed elsewhere since', () => {
  const newer = countedOf(voteOn(subject, 'no', 1))
  const older = countedOf(vote)
  const both: MyVote = {
    power: 3,
    seq: 2,
    ballots: [newer, older].map(({ ballot, receipt }) => ({
      ...ballot,
      receipt,
    })),
  }

  test('is not celebrated: it is read anew, and may be given again', async () => {
    const { facts, posts, prompts, reads, refuse, send, settle, told, view } =
      await openSent(vote)
    await refuse('casting.superseded')
    expect(told.at(-1)).toEqual({ type: 'vote.drop', vote })
    expect(facts).toMatchObject([
      {
        type: 'casting.uncounted',
        failure: { code: 'casting.superseded' },
        isOpen: true,
      },
    ])
    expect(view().status).toBe('reading')
    await settle(reads.at(-1), readOf({ mine: both }))
    expect(view()).toMatchObject({
      status: 'ready',
      failure: { code: 'casting.superseded' },
      mine: both,
    })
    await send(yes)
    expect(prompts[1]?.asked).toMatchObject({ seq: 2, choice: 'yes' })
    expect(posts).toHaveLength(1)
  })

  test('what is read of the voter meanwhile is newer than a late answer', async () => {
    const { facts, posts, reads, ready, send, settle, view } = openDesk()
    await ready()
    await send({ type: 'queue.read', votes: [vote] })
    await send({ type: 'casting.close' }, open())
    await settle(reads.at(-1), readOf({ mine: both }))
    expect(view()).toMatchObject({ status: 'sending', vote })
    await settle(posts[0]?.answer, countedAnswer(vote))
    expect(facts).toMatchObject([
      {
        type: 'casting.uncounted',
        failure: { code: 'casting.superseded' },
      },
    ])
    await settle(reads.at(-1), readOf({ mine: both }))
    expect(view()).toMatchObject({ status: 'ready', mine: both })
  })

  test('an answer with all of the voter’s ballots is taken whole', async () => {
    const { posts, settle, view } = await openSent(vote)
    const mine = { ...both, seq: 1, ballots: both.ballots.slice(1) }
    const counted = countedOf(vote)
    await settle(posts[0]?.answer, { kind: 'counted', vote, counted, mine })
    expect(view()).toMatchObject({ status: 'counted', mine })
  })
})

describe('a vote whose sending throws', () => {
  async function poisoned() {
    const desk = openDesk()
    await desk.send(session(voter), account(voter))
    await desk.send({ type: 'queue.read', votes: [vote, other] })
    return desk
  }

  test('does not hold up the next', async () => {
    const { fail, posts, send, settle } = await poisoned()
    await fail()
    await send({ type: 'casting.retry' })
    expect(posts.map((post) => post.vote)).toEqual([vote, other])
    await settle(posts[1]?.answer, countedAnswer(other))
    expect(posts[2]?.vote).toEqual(vote)
  })

  test('is dropped after a few times, and told of', async () => {
    const { facts, fail, posts, send, settle, told } = await poisoned()
    await fail()
    await send({ type: 'casting.retry' })
    await settle(posts[1]?.answer, countedAnswer(other))
    for (let more = 2; more < 5; more += 1) {
      await fail()
      await send({ type: 'casting.retry' })
      expect(facts).toHaveLength(1)
    }
    await fail()
    expect(told.at(-1)).toEqual({ type: 'vote.drop', vote })
    expect(facts.at(-1)).toMatchObject({
      type: 'casting.uncounted',
      vote,
      failure: { code: 'casting.unexpected' },
    })
    await send({ type: 'casting.retry' }, { type: 'connection.back' })
    expect(posts).toHaveLength(6)
  })

  test('is the one that was sent, not one that was signed meanwhile', async () => {
    const { fail, posts, prompts, ready, send, settle } = openDesk()
    await ready(readOf({ subject: otherSubject }), second)
    await send({ type: 'queue.read', votes: [vote] })
    await send(yes)
    await settle(prompts[0]?.answer, { kind: 'signed', vote: other })
    await fail()
    await send({ type: 'casting.retry' })
    expect(posts.map((post) => post.vote)).toEqual([vote, other])
  })
})
