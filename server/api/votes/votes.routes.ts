import { votesApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import {
  contractQuestion,
  type SignatureClaim,
} from '../../signatures/contractQuestion.ts'
import { createBundles } from './bundles.ts'
import { castVote } from './castVote.ts'
import { openVotes } from './openVotes.ts'
import {
  listNonVoters,
  listVotes,
  tellDays,
  tellHead,
  tellKeys,
  tellLog,
  tellMyVote,
} from './readVotes.commands.ts'
import { tellPower } from './tellPower.ts'
import { tellProof } from './tellProof.ts'
import { tellTimeline } from './timeline.ts'
import { createTrees } from './trees.ts'
import { createVoteTables } from './voteTables.ts'
import { voteTwins } from './voteTwins.ts'

/** Of a page at most so many are asked for: more is a table. */
const mostOfPage = 100

export function votesRoutes(app: AppContext) {
  const ports = openVotes(app)
  const bundles = createBundles(app, ports)
  const trees = createTrees(ports.reads, app.keccak)
  const tables = createVoteTables(app, ports)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address
  /** The chain is asked in the turn of who votes. */
  const portsOf = (ctx: ClubContext) => ({
    ...ports,
    verifyContract: async (claim: SignatureClaim) =>
      contractQuestion(claim) ? app.askContract(claim, askerOf(ctx)) : 'no',
  })

  return mount(
    app,
    votesApi,
    {
      votes: (ctx, asked) =>
        (asked.limit ?? 0) > mostOfPage
          ? tables.send(ctx, asked)
          : listVotes(ports, asked),
      castVote: (ctx, asked) => castVote(portsOf(ctx), member(ctx), asked),
      myVote: (ctx, asked) => tellMyVote(ports, member(ctx), asked),
      nonVoters: (_, asked) => listNonVoters(ports, asked),
      timeline: (_, asked) => tellTimeline(ports, asked),
      powerStory: (_, asked) => tellPower(ports, asked),
      powerProof: (ctx, asked) =>
        tellProof({ ...ports, treeOf: trees.of(askerOf(ctx)) }, asked),
      bundle: (ctx, asked) => bundles.send(ctx, asked),
      logHead: () => tellHead(ports),
      log: (_, asked) => tellLog(ports, asked),
      logDays: () => tellDays(ports, app.origins[0] ?? ''),
      logKeys: () => tellKeys(ports),
    },
    voteTwins,
  )
}
