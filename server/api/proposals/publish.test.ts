import { buildTree } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOf, paperHead } from '../../testing/paperIndex.ts'
import { at, said, words } from '../../testing/proposing.ts'
import {
  type PublishingServer,
  sending,
  startToPublish,
  vault,
} from '../../testing/publishing.ts'
import { rowsOf } from '../../testing/rows.ts'

const day = 86_400
let server: PublishingServer
beforeAll(async () => {
  server = await startToPublish(25)
})
afterAll(() => server.close())

describe('a proposal', () => {
  test('default: it is published with all that it froze', async () => {
    const who = await server.author()
    const { status, json } = await who.publish()
    expect(status).toBe(200)
    expect(json).toMatchObject({ club: 'main', number: expect.any(Number) })
    const start = Date.parse(json.start)
    expect(Date.parse(json.end) - start).toBe(259_200_000)
    const { json: told } = await who.get(`/api/proposals/${json.id}`)
    const { rich, small, left, barred } = server.accounts
    const holders = rich.map((account) => ({
      address: at(account),
      votingPower: 50,
    }))
    const all = [
      ...holders,
      { address: at(barred), votingPower: 50 },
      { address: at(small), votingPower: 49 },
    ]
    expect(told).toMatchObject({
      status: 'active',
      author: at(who.account),
      snapshot: {
        block: paperHead - 2,
        blockHash: hashOf(paperHead - 2),
        root: buildTree(all).root,
        excluded: expect.arrayContaining([at(left), vault]),
      },
      eligibleVoters: rich.length + 2,
      eligiblePower: rich.length * 50 + 99,
      rulesVersion: 1,
      quorum: 0,
      fee: { amount: '333', tx: `0x${'a'.repeat(64)}` },
      mine: { votingPower: 50, isModerator: false, reported: false },
    })
  })

  test('behavior: its draft and its intent say so', async () => {
    const who = await server.author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const { json } = await who.send({ draft, intent, message, signature })
    const told = await who.get(`/api/drafts/${draft}`)
    expect(told.json).toMatchObject({ state: 'published', proposal: json.id })
    const intents = (await rowsOf(server.database, 'fee_intents')) as {
      id: string
    }[]
    expect(intents.find(({ id }) => id === intent)).toMatchObject({
      state: 'consumed',
      published: json.id,
    })
  })

  test('behavior: to publish twice, or at once, is to publish once', async () => {
    const who = await server.author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const send = () => who.send({ draft, intent, message, signature })
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    for (const { json } of answers) expect(json).toEqual(answers[0]?.json)
  })

  test('behavior: numbers have no gaps, however many come at once', async () => {
    const people = await Promise.all([
      server.author(),
      server.author(),
      server.author(),
    ])
    const answers = await Promise.all(people.map((who) => who.publish()))
    expect(answers.map(said)).toEqual(answers.map(() => [200, undefined]))
    const rows = (await rowsOf(server.database, 'proposals')) as {
      number: number
    }[]
    const numbers = rows.map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('behavior: voting opens no sooner than was asked for', async () => {
    const who = await server.author()
    const earliestStart = who.nowInSeconds() + day
    const { json } = await who.publish(words, { earliestStart })
    expect(json.start).toBe(new Date(earliestStart * 1_000).toISOString())
    const told = await who.get(`/api/proposals/${json.id}`)
    expect(told.json.status).toBe('pending')
  })
})
