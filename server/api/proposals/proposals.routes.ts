import { proposalsApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { askerOf } from '../../http/askerOf.ts'
import { asOneWithRights } from '../../http/asOneWithRights.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { createTurns } from '../../keep/turns.ts'
import { checkProposal, tellEligibility } from './checkProposal.ts'
import { createProposal } from './createProposal.ts'
import { editProposal } from './editProposal.ts'
import {
  cancelProposal,
  clearProposal,
  flagProposal,
  reportProposal,
} from './moderateProposal.ts'
import { openProposals } from './openProposals.ts'
import { proposalTwins } from './proposalTwins.ts'
import {
  listProposals,
  listVoters,
  tellCalendar,
  tellDiff,
  tellFeed,
  tellProposal,
  tellVersions,
} from './readProposals.commands.ts'

/** A text is compared with a hundred others: a few at a time, of one source one. */
const turnsOfChecks = {
  open: 2,
  waiting: 40,
  each: { open: 1, waiting: 3 },
  reason: 'too many checks',
}

export function proposalsRoutes(app: AppContext) {
  const ports = openProposals(app)
  const checks = createTurns(turnsOfChecks)
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(
    app,
    proposalsApi,
    {
      proposals: (ctx, asked) => listProposals(ports, actor(ctx), asked),
      clubProposals: (ctx, asked) => listProposals(ports, actor(ctx), asked),
      proposal: (ctx, asked) => tellProposal(ports, actor(ctx), asked),
      proposalVersions: (_, asked) => tellVersions(ports, asked),
      proposalDiff: (_, asked) => tellDiff(ports, asked),
      proposalVoters: (_, asked) => listVoters(ports, asked),
      proposalCalendar: (_, asked) => tellCalendar(ports, asked),
      clubFeed: (_, asked) => tellFeed(ports, asked),
      checkProposal: (ctx, asked) =>
        checks.take(askerOf(ctx), () =>
          checkProposal(ports, actor(ctx), asked),
        ),
      createProposal: (ctx, asked) => createProposal(ports, member(ctx), asked),
      editProposal: (ctx, asked) => editProposal(ports, member(ctx), asked),
      cancelProposal: (ctx, asked) =>
        asOneWithRights(app, ctx, (who) => cancelProposal(ports, who, asked)),
      reportProposal: (ctx, asked) => reportProposal(ports, actor(ctx), asked),
      flagProposal: (ctx, asked) => flagProposal(ports, actor(ctx), asked),
      clearProposal: (ctx, asked) => clearProposal(ports, actor(ctx), asked),
      eligibility: (ctx, asked) => tellEligibility(ports, actor(ctx), asked),
    },
    proposalTwins,
  )
}
