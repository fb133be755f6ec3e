import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, newAccount } from '../../testing/proposing.ts'
import { byHand, soundNode, startRpcStub } from '../../testing/rpcStub.ts'
import { startToVote, type VotingServer } from '../../testing/voting.ts'

const [ann, bob] = [newAccount(), newAccount()]
const nodes: Awaited<ReturnType<typeof startRpcStub>>[] = []
let server: VotingServer
beforeAll(async () => {
  for (let count = 0; count < 2; count++)
    nodes.push(await startRpcStub(soundNode()))
  server = await startToVote({
    RPC_URL: nodes.map(({ url }) => url).join(','),
    INDEX_INTERVAL: '60000',
  })
})
afterAll(async () => {
  await server.close()
  for (const node of nodes) node.close()
})

test('behavior: with every node away a proposal is read, voted on and counted, and no node is asked', async () => {
  const of = await server.publish({ [at(ann)]: 7, [at(bob)]: 5 })
  const voters = [await server.voter(ann), await server.voter(bob)] as const
  for (const node of nodes)
    node.behave((_, response) => {
      response.destroy()
      return byHand
    })
  // The index looks for blocks by itself.
  const asked = () =>
    nodes
      .flatMap(({ calls }) => calls)
      .filter((method) => !/chainId|block/i.test(method))
  const before = asked()

  const read = await voters[0].browser.get(`/api/proposals/${of.id}`)
  expect([read.status, read.json.mine.votingPower]).toEqual([200, 7])
  for (const [who, choice, seq] of [
    [voters[0], 'yes', 0],
    [voters[1], 'yes', 0],
    [voters[1], 'no', 1],
  ] as const)
    expect((await who.vote(of, choice, { seq })).status).toBe(200)

  const after = await voters[0].browser.get(`/api/proposals/${of.id}`)
  expect(after.json.counts).toMatchObject({
    yesPower: 7,
    noPower: 5,
    yesVoters: 1,
    noVoters: 1,
    ballots: 3,
  })
  expect((await voters[0].list(of)).json.total).toBe(2)
  expect((await voters[1].mine(of)).json).toMatchObject({ power: 5, seq: 2 })
  expect((await voters[0].browser.get('/api/log/head')).json.size).toBe(3)
  expect(asked()).toEqual(before)

  // What the voter's key did not sign may be a contract's: that is asked.
  const message = voters[0].messageOf(of, 'no', { seq: 1 })
  const signature = await voters[1].sign(message)
  const open = await voters[0].send(of, { message, signature })
  expect(open.json.code).toBe('cannot_verify_now')
  expect(asked().length).toBeGreaterThan(before.length)
})
