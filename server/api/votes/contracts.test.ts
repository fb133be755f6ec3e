import { voteDigest } from '@narwhal-club/core/voting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusalError } from '../../errors.ts'
import { at, newAccount } from '../../testing/proposing.ts'
import { soundNode, startRpcStub } from '../../testing/rpcStub.ts'
import {
  type OnPaper,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'
import { castVote } from './castVote.ts'
import { openVotes } from './openVotes.ts'
import type { VerifyContract } from './votes.ports.ts'

const account = newAccount()
let server: VotingServer
let who: Voter
beforeAll(async () => {
  server = await startToVote()
  who = await server.voter(account)
})
afterAll(() => server.close())

/** Casts a vote where the chain would answer so. */
async function cast(
  of: OnPaper,
  verdict: Awaited<ReturnType<VerifyContract>>,
  { signature = '0x1234', age = 0 }: { signature?: string; age?: number } = {},
) {
  const asked: unknown[] = []
  const verifyContract: VerifyContract = async (claim) => {
    asked.push(claim)
    return verdict
  }
  const ports = { ...openVotes(server.app), verifyContract }
  const timestamp = Math.floor(server.clock.now() / 1_000) - age
  const message = who.messageOf(of, 'yes', { timestamp })
  const body = { message: { ...message }, signature }
  const answer = await castVote(ports, at(account), {
    proposal: of.id,
    body,
  }).catch((error: unknown) => {
    if (error instanceof RefusalError) return error.code
    throw error
  })
  const digest = voteDigest(server.app.env.NFT_CONTRACT, message)
  return { answer, asked, about: { address: at(account), digest, signature } }
}

const publish = () =>
  server.publish(
    { [at(account)]: 7 },
    { start: server.clock.now() - 2 * 86_400_000 },
  )

test('default: a contract that takes a signature for its own votes', async () => {
  const of = await publish()
  const { answer, asked, about } = await cast(of, 'yes')
  expect(asked).toEqual([about])
  expect(answer).toMatchObject({ ballot: { signer: 'contract', power: 7 } })
})

test('error: E13 one that does not, and one that cannot be asked', async () => {
  const of = await publish()
  expect((await cast(of, 'no')).answer).toBe('bad_signature')
  expect((await cast(of, 'unknown')).answer).toBe('cannot_verify_now')
  expect((await who.mine(of)).json.ballots).toEqual([])
})

test('behavior: the chain is not asked about what a key has signed', async () => {
  const of = await publish()
  const message = who.messageOf(of)
  const signature = await who.sign(message)
  const { answer, asked } = await cast(of, 'unknown', { signature })
  expect([asked, answer]).toMatchObject([[], { ballot: { signer: 'key' } }])
})

test('behavior: E7 the owners of a contract may take six days; a key may not', async () => {
  const day = 86_400
  const of = await publish()
  const message = who.messageOf(of, 'yes', {
    timestamp: Math.floor(server.clock.now() / 1_000) - day,
  })
  const signature = await who.sign(message)
  const byKey = await cast(of, 'yes', { signature, age: day })
  expect(byKey.answer).toBe('bad_timestamp')
  const late = await cast(of, 'yes', { age: 6 * day + 1 })
  expect(late.answer).toBe('bad_timestamp')
  const inTime = await cast(of, 'yes', { age: day })
  expect(inTime.answer).toMatchObject({ ballot: { signer: 'contract' } })
})

test('error: no node is asked about a vote that is refused all the same', async () => {
  const of = await server.publish({ [at(newAccount())]: 7 })
  const { answer, asked } = await cast(of, 'yes')
  expect([asked, answer]).toEqual([[], 'no_voting_power'])
})

test('error: a sentence is judged again by the words that are held', async () => {
  const of = await publish()
  const ports = openVotes(server.app)
  const message = who.messageOf(of, 'yes', { summary: 'Vote for the boat.' })
  const body = { message: { ...message }, signature: await who.sign(message) }
  const reads: typeof ports.reads = {
    ...ports.reads,
    // As it was before an edit that came meanwhile.
    find: async (...about) => {
      const found = await ports.reads.find(...about)
      return found && { ...found, contentHash: `0x${'00'.repeat(32)}` }
    },
  }
  const casting = castVote({ ...ports, reads }, at(account), {
    proposal: of.id,
    body,
  })
  await expect(casting).rejects.toMatchObject({ code: 'summary_mismatch' })
})

test('default: over HTTP the node is asked, of the voter and of what they signed', async () => {
  const node = await startRpcStub(soundNode())
  const other = await startToVote({ RPC_URL: node.url })
  try {
    const voter = await other.voter(account)
    const of = await other.publish({ [at(account)]: 7 })
    const message = voter.messageOf(of)
    const said = voteDigest(other.app.env.NFT_CONTRACT, message).slice(2)
    const asked: unknown[] = []
    node.behave((call, response) => {
      if (call.method === 'eth_getCode') {
        asked.push(call.params[0])
        return '0x60'
      }
      const isOfVote =
        call.method === 'eth_call' && JSON.stringify(call.params).includes(said)
      return isOfVote
        ? `0x${'1'.padStart(64, '0')}${said}`
        : soundNode()(call, response)
    })
    const answer = await voter.send(of, { message, signature: '0x1234' })
    expect(answer.json).toMatchObject({ ballot: { signer: 'contract' } })
    expect(asked).toEqual([at(account)])
  } finally {
    await other.close()
    node.close()
  }
})
