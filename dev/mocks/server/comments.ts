import type { commentsApi } from '@narwhal-club/core/contract'
import {
  clearComment,
  createComment,
  deleteComment,
  editComment,
  likeComment,
  reportComment,
  unlikeComment,
} from '../../../server/api/comments/comments.commands.ts'
import {
  type CommentPorts,
  subjectIn,
} from '../../../server/api/comments/comments.ports.ts'
import {
  listComments,
  listReplies,
  tellHistory,
} from '../../../server/api/comments/readComments.commands.ts'
import type { MockWorld } from '../world.types.ts'
import { blockedHosts } from './blockedHosts.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { censusOf, standingIn } from './clubs.ts'
import { actorOf, asOneWithRights } from './gates.ts'
import { informIn } from './inbox.ts'
import { memoryAudit } from './memoryAudit.ts'
import { memoryCommentReads, memoryCommentWrites } from './memoryComments.ts'
import { memoryInbox } from './memoryInbox.ts'
import { isBlockedIn } from './memoryModeration.ts'

const portsOf = (world: MockWorld): CommentPorts<null> => ({
  clock: world.clock,
  transact: (work) => work(null),
  reads: memoryCommentReads(world),
  writes: memoryCommentWrites(world),
  standing: (club, address) => standingIn(world, club, address),
  census: () => censusOf(world),
  note: (_, act) => memoryAudit(world).note(act),
  inform: informIn(world),
  withdraw: memoryInbox(world).withdraw,
  changed: async () => {},
  createId: () => crypto.randomUUID(),
  blockedHosts,
  isBlocked: isBlockedIn(world),
})

const asking = (call: MockCall) => [portsOf(call.world), actorOf(call)] as const

export const commentsHandlers: MockHandlers<typeof commentsApi> = {
  comments: (call, asked) =>
    listComments(...asking(call), subjectIn(asked), asked),
  bountyComments: (call, asked) =>
    listComments(...asking(call), subjectIn(asked), asked),
  createComment: (call, asked) =>
    createComment(...asking(call), subjectIn(asked), asked),
  createBountyComment: (call, asked) =>
    createComment(...asking(call), subjectIn(asked), asked),
  commentReplies: (call, asked) => listReplies(...asking(call), asked),
  commentHistory: ({ world }, asked) => tellHistory(portsOf(world), asked),
  editComment: (call, asked) => editComment(...asking(call), asked),
  deleteComment: (call, asked) =>
    asOneWithRights(call, (who) =>
      deleteComment(portsOf(call.world), who, asked),
    ),
  likeComment: (call, asked) => likeComment(...asking(call), asked),
  unlikeComment: (call, asked) => unlikeComment(...asking(call), asked),
  reportComment: (call, asked) => reportComment(...asking(call), asked),
  clearComment: (call, asked) => clearComment(...asking(call), asked),
}
