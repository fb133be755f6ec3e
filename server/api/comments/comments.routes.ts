import { randomUUID } from 'node:crypto'
import { commentsApi } from '@narwhal-club/core/contract'
import { blockedHostsWith } from '@narwhal-club/core/governance'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { actorOf } from '../../http/actor.ts'
import { asOneWithRights } from '../../http/asOneWithRights.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import { censusOf } from '../clubs/census.ts'
import { createStandings } from '../clubs/standing.repository.ts'
import { createIsBlocked } from '../moderation/blockedAuthors.ts'
import {
  clearComment,
  createComment,
  deleteComment,
  editComment,
  likeComment,
  reportComment,
  unlikeComment,
} from './comments.commands.ts'
import { type CommentPorts, subjectIn } from './comments.ports.ts'
import {
  listComments,
  listReplies,
  tellHistory,
} from './readComments.commands.ts'
import { createCommentReads } from './reads.repository.ts'
import { commentWrites } from './writes.repository.ts'

export function commentsRoutes(app: AppContext) {
  const ports: CommentPorts<Transaction> = {
    clock: app.clock,
    transact: app.db.transact,
    reads: createCommentReads(app.db),
    writes: commentWrites,
    standing: createStandings(app.db),
    census: censusOf(app),
    note: app.audit.note,
    inform: app.inform,
    withdraw: app.inbox.withdraw,
    changed: (tx, { kind, id }, thread) =>
      app.events.publish(tx, 'comments', { [kind]: id, thread }),
    createId: randomUUID,
    blockedHosts: blockedHostsWith(app.env.BLOCKED_HOSTS),
    isBlocked: createIsBlocked(app.db, app.env),
  }
  const actor = (ctx: ClubContext) => actorOf(app, ctx.state)

  return mount(app, commentsApi, {
    comments: (ctx, asked) =>
      listComments(ports, actor(ctx), subjectIn(asked), asked),
    bountyComments: (ctx, asked) =>
      listComments(ports, actor(ctx), subjectIn(asked), asked),
    createComment: (ctx, asked) =>
      createComment(ports, actor(ctx), subjectIn(asked), asked),
    createBountyComment: (ctx, asked) =>
      createComment(ports, actor(ctx), subjectIn(asked), asked),
    commentReplies: (ctx, asked) => listReplies(ports, actor(ctx), asked),
    commentHistory: (_, asked) => tellHistory(ports, asked),
    editComment: (ctx, asked) => editComment(ports, actor(ctx), asked),
    deleteComment: (ctx, asked) =>
      asOneWithRights(app, ctx, (who) => deleteComment(ports, who, asked)),
    likeComment: (ctx, asked) => likeComment(ports, actor(ctx), asked),
    unlikeComment: (ctx, asked) => unlikeComment(ports, actor(ctx), asked),
    reportComment: (ctx, asked) => reportComment(ports, actor(ctx), asked),
    clearComment: (ctx, asked) => clearComment(ports, actor(ctx), asked),
  })
}
