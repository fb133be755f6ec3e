import { shillApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { askerOf } from '../../http/askerOf.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { createTurns } from '../../keep/turns.ts'
import { openShill } from './openShill.ts'
import {
  deleteFavourite,
  keepFavourite,
  listFavourites,
  renderPost,
  tellFacts,
} from './shill.commands.ts'
import {
  listChanged,
  listTemplates,
  putTemplate,
  restoreTemplate,
} from './templates.ts'

/** A post is weighed again and again until it fits: a few at a time. */
const turnsOfPosts = {
  open: 2,
  waiting: 40,
  each: { open: 1, waiting: 3 },
  reason: 'too many posts',
}

export function shillRoutes(app: AppContext) {
  const ports = openShill(app)
  const { content } = app
  const posts = createTurns(turnsOfPosts)
  const session = ({ state }: ClubContext) => state.session?.address ?? null
  const member = ({ state }: ClubContext) => memberOf(state).address

  return mount(app, shillApi, {
    shillFacts: (ctx, asked) => tellFacts(ports, session(ctx), asked),
    renderShill: (ctx, asked) =>
      posts.take(askerOf(ctx), () => renderPost(ports, session(ctx), asked)),
    shillTemplates: (_, asked) => listChanged(content, asked),
    adminShillTemplates: (_, asked) => listTemplates(content, asked),
    putShillTemplate: (ctx, asked) => putTemplate(content, member(ctx), asked),
    restoreShillTemplate: (ctx, asked) =>
      restoreTemplate(content, member(ctx), asked),
    shillFavourites: (ctx) => listFavourites(ports, member(ctx)),
    keepShillFavourite: (ctx, asked) =>
      keepFavourite(ports, member(ctx), asked),
    deleteShillFavourite: (ctx, asked) =>
      deleteFavourite(ports, member(ctx), asked),
  })
}
