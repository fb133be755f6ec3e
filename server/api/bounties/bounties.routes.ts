import { bountiesApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { askerOf } from '../../http/askerOf.ts'
import { asOneWithRights } from '../../http/asOneWithRights.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { awardBounty } from './awardBounty.ts'
import {
  createBountyDraft,
  deleteBountyDraft,
  listBountyDrafts,
  saveBountyDraft,
  tellBountyDraft,
} from './bountyDrafts.commands.ts'
import { bountyTwins } from './bountyTwins.ts'
import {
  cancelBounty,
  closeBounty,
  editBounty,
  extendBounty,
} from './changeBounty.ts'
import { createBounty } from './createBounty.ts'
import { disputeBounty } from './disputeBounty.ts'
import { openBounties } from './openBounties.ts'
import { reportPayout } from './payouts.ts'
import {
  checkBountyDraft,
  listBounties,
  tellBounty,
  tellBountyCalendar,
  tellBountyVersions,
  tellRecord,
  tellSubmission,
} from './readBounties.commands.ts'
import {
  createSubmission,
  editSubmission,
  reviewSubmission,
  withdrawSubmission,
} from './submissions.commands.ts'
import { createWorkLists } from './workLists.ts'

export function bountiesRoutes(app: AppContext) {
  const ports = openBounties(app)
  const workLists = createWorkLists(ports)
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(
    app,
    bountiesApi,
    {
      bounties: (ctx, asked) => listBounties(ports, actor(ctx), asked),
      clubBounties: (ctx, asked) => listBounties(ports, actor(ctx), asked),
      bounty: (ctx, asked) => tellBounty(ports, actor(ctx), asked),
      bountyVersions: (_, asked) => tellBountyVersions(ports, asked),
      bountyCalendar: (_, asked) => tellBountyCalendar(ports, asked),
      bountyRecord: (_, asked) => tellRecord(ports, asked),
      checkBounty: (ctx, asked) => checkBountyDraft(ports, actor(ctx), asked),
      createBounty: (ctx, asked) => createBounty(ports, member(ctx), asked),
      editBounty: (ctx, asked) => editBounty(ports, actor(ctx), asked),
      closeBounty: (ctx, asked) => closeBounty(ports, actor(ctx), asked),
      extendBounty: (ctx, asked) => extendBounty(ports, actor(ctx), asked),
      cancelBounty: (ctx, asked) =>
        asOneWithRights(app, ctx, (who) => cancelBounty(ports, who, asked)),
      awardBounty: (ctx, asked) =>
        asOneWithRights(app, ctx, (who) => awardBounty(ports, who, asked)),
      disputeBounty: (ctx, asked) => disputeBounty(ports, actor(ctx), asked),
      submissions: (ctx, asked) =>
        workLists.list(askerOf(ctx), actor(ctx), asked),
      createSubmission: (ctx, asked) =>
        createSubmission(ports, actor(ctx), asked),
      submission: (ctx, asked) => tellSubmission(ports, actor(ctx), asked),
      editSubmission: (ctx, asked) => editSubmission(ports, actor(ctx), asked),
      withdrawSubmission: (ctx, asked) =>
        withdrawSubmission(ports, actor(ctx), asked),
      reviewSubmission: (ctx, asked) =>
        asOneWithRights(app, ctx, (who) => reviewSubmission(ports, who, asked)),
      reportPayout: (ctx, asked) =>
        reportPayout(ports, actor(ctx), asked, askerOf(ctx)),
      bountyDrafts: (ctx, asked) => listBountyDrafts(ports, member(ctx), asked),
      createBountyDraft: (ctx, asked) =>
        createBountyDraft(ports, member(ctx), asked),
      bountyDraft: (ctx, asked) => tellBountyDraft(ports, member(ctx), asked),
      saveBountyDraft: (ctx, asked) =>
        saveBountyDraft(ports, member(ctx), asked),
      deleteBountyDraft: (ctx, asked) =>
        deleteBountyDraft(ports, member(ctx), asked),
    },
    bountyTwins,
  )
}
