import { randomUUID } from 'node:crypto'
import { draftsApi } from '@narwhal-club/core/contract'
import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import { actorOf } from '../../http/actor.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { censusOf } from '../clubs/census.ts'
import { createStandings } from '../clubs/standing.repository.ts'
import { createIsBlocked } from '../moderation/blockedAuthors.ts'
import {
  adoptDraft,
  createDraft,
  deleteDraft,
  listDrafts,
  listIdeas,
  saveDraft,
  shareDraft,
  tellDraft,
  unshareDraft,
} from './drafts.commands.ts'
import type { DraftPorts } from './drafts.ports.ts'
import { createDraftsRepository } from './drafts.repository.ts'

export function draftsRoutes(app: AppContext) {
  const ports: DraftPorts = {
    clock: app.clock,
    drafts: createDraftsRepository(app.db),
    standing: createStandings(app.db),
    census: censusOf(app),
    createId: randomUUID,
    blockedHosts: blockedHostsWith(app.env.BLOCKED_HOSTS),
    isBlocked: createIsBlocked(app.db, app.env),
  }
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)
  const member = (ctx: ClubContext) => memberOf(ctx.state).address

  return mount(app, draftsApi, {
    drafts: (ctx, asked) => listDrafts(ports, member(ctx), asked),
    createDraft: (ctx, asked) => createDraft(ports, member(ctx), asked),
    draft: (ctx, asked) =>
      tellDraft(ports, ctx.state.session?.address ?? null, asked),
    saveDraft: (ctx, asked) => saveDraft(ports, actor(ctx), asked),
    deleteDraft: (ctx, asked) => deleteDraft(ports, member(ctx), asked),
    shareDraft: (ctx, asked) => shareDraft(ports, actor(ctx), asked),
    unshareDraft: (ctx, asked) => unshareDraft(ports, member(ctx), asked),
    adoptDraft: (ctx, asked) => adoptDraft(ports, actor(ctx), asked),
    ideas: (_, asked) => listIdeas(ports, asked),
  })
}
