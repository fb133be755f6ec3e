import { moderationApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { blockAuthor, unblockAuthor } from './blockAuthor.ts'
import {
  dismissThing,
  hideThing,
  reportThing,
  restoreThing,
  tombstoneThing,
  warnThing,
} from './moderation.commands.ts'
import { moderationTwins } from './moderationTwins.ts'
import { openModeration } from './openModeration.ts'
import { listBlocked, tellQueue, tellThing } from './readModeration.commands.ts'

export function moderationRoutes(app: AppContext) {
  const ports = openModeration(app)
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)

  return mount(
    app,
    moderationApi,
    {
      reportThing: (ctx, asked) => reportThing(ports, actor(ctx), asked),
      moderationQueue: (_, asked) => tellQueue(ports, asked),
      moderatedThing: (_, asked) => tellThing(ports, asked),
      dismissThing: (ctx, asked) => dismissThing(ports, actor(ctx), asked),
      warnThing: (ctx, asked) => warnThing(ports, actor(ctx), asked),
      hideThing: (ctx, asked) => hideThing(ports, actor(ctx), asked),
      restoreThing: (ctx, asked) => restoreThing(ports, actor(ctx), asked),
      tombstoneThing: (ctx, asked) => tombstoneThing(ports, actor(ctx), asked),
      blockedAuthors: (_, asked) => listBlocked(ports, asked),
      blockAuthor: (ctx, asked) => blockAuthor(ports, actor(ctx), asked),
      unblockAuthor: (ctx, asked) => unblockAuthor(ports, actor(ctx), asked),
    },
    moderationTwins,
  )
}
