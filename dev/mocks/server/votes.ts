import type { votesApi } from '@narwhal-club/core/contract'
import { castVote } from '../../../server/api/votes/castVote.ts'
import {
  listNonVoters,
  listVotes,
  tellDays,
  tellHead,
  tellKeys,
  tellLog,
  tellMyVote,
} from '../../../server/api/votes/readVotes.commands.ts'
import { tellPower } from '../../../server/api/votes/tellPower.ts'
import { tellProof } from '../../../server/api/votes/tellProof.ts'
import { tellTimeline } from '../../../server/api/votes/timeline.ts'
import type { VotePorts } from '../../../server/api/votes/votes.ports.ts'
import { openBundle } from '../../../server/api/votes/writeBundle.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { revalidated } from '../../../server/http/etag.ts'
import { headersOfWritten } from '../../../server/http/twin.ts'
import { recoverInJs } from '../../../server/signatures/recoverAddress.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockHandlers } from './call.ts'
import { treeIn } from './memoryPower.ts'
import {
  memoryVoteLog,
  memoryVoteReads,
  memoryVoteWrites,
} from './memoryVotes.ts'
import { mockSealer } from './mockSealer.ts'

/** What votes are read and kept by in a world of the mocks. */
const votePorts = (world: MockWorld): VotePorts<null> => ({
  clock: world.clock,
  transact: (work) => work(null),
  reads: memoryVoteReads(world),
  writes: memoryVoteWrites(world),
  log: memoryVoteLog(world),
  sealer: mockSealer,
  vault: world.config.contracts.swap as `0x${string}`,
  recover: recoverInJs,
  // No contract of the mock chain is a wallet.
  verifyContract: async () => (world.scenario.node === 'up' ? 'no' : 'unknown'),
  // A story says what its stream tells.
  tellCount: async () => {},
})

/** Waits for what was voted before the world began. */
async function allPorts(world: MockWorld): Promise<VotePorts<null>> {
  await world.signVotes()
  return votePorts(world)
}

/** Where the ledger of votes ends. */
export const voteHeadIn = async (world: MockWorld) =>
  (await allPorts(world)).log.head()

export const votesHandlers: MockHandlers<typeof votesApi> = {
  votes: async ({ world }, asked) => listVotes(await allPorts(world), asked),
  castVote: async (call, asked) =>
    castVote(await allPorts(call.world), memberOf(call).address, asked),
  myVote: async (call, asked) =>
    tellMyVote(await allPorts(call.world), memberOf(call).address, asked),
  nonVoters: async ({ world }, asked) =>
    listNonVoters(await allPorts(world), asked),
  timeline: async ({ world }, asked) =>
    tellTimeline(await allPorts(world), asked),
  powerStory: async ({ world }, asked) => tellPower(votePorts(world), asked),
  powerProof: async ({ world }, asked) =>
    tellProof({ ...votePorts(world), treeOf: treeIn(world) }, asked),
  async bundle({ world, headers }, asked) {
    const bundle = await openBundle(await allPorts(world), asked)
    const { etag, name, parts } = bundle
    const named = headersOfWritten({ name }, 'json')
    for (const [key, value] of Object.entries(named)) headers.set(key, value)
    if (etag) headers.set('ETag', etag)
    if (etag) headers.set('Cache-Control', revalidated)
    let text = ''
    for await (const part of parts()) text += part
    return JSON.parse(text)
  },
  logHead: async ({ world }) => tellHead(await allPorts(world)),
  log: async ({ world }, asked) => tellLog(await allPorts(world), asked),
  logDays: async ({ world }) =>
    tellDays(await allPorts(world), world.origins[0] ?? ''),
  logKeys: async ({ world }) => tellKeys(await allPorts(world)),
}
