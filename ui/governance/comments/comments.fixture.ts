import type { Comment, CommentThread } from '@narwhal-club/core/contract'
import { fn } from 'storybook/test'
import type { CommentPlace } from './comments.types.ts'

const addressOf = (digit: string) => `0x${digit.repeat(40)}`
const idOf = (place: number) =>
  `a0000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** Ten minutes after the first was said. */
export const now = Date.UTC(2026, 10, 22, 9, 10)

const mine = {
  liked: false,
  reported: false,
  mayDelete: false,
  mayClear: false,
}
export const own = {
  ...mine,
  mayDelete: true,
  editableUntil: '2026-11-22T09:15:00.000Z',
}

export const said: Comment = {
  id: idOf(1),
  at: '2026-11-22T09:00:00.000Z',
  author: addressOf('a'),
  text: 'Who keeps the **cameras** running? See [the plan](https://plans.example/reef).',
  likes: 4,
  votingPower: 38,
  collapsed: false,
  mine,
}
export const reply: Comment = {
  ...said,
  id: idOf(2),
  replyTo: said.id,
  author: addressOf('b'),
  text: 'We do, in turns.',
  likes: 0,
  votingPower: 1,
}
export const edited: Comment = {
  ...said,
  editedAt: '2026-11-22T09:04:00.000Z',
}
export const deleted: Comment = {
  id: idOf(3),
  at: said.at,
  deleted: 'author',
  likes: 0,
  collapsed: false,
}
export const folded: Comment = { ...said, id: idOf(4), collapsed: true }

export const thread = (
  comment: Comment = said,
  replies: Comment[] = [reply],
  replyCount = replies.length,
): CommentThread => ({ ...comment, replies, replyCount })

/** Where a member reads, with nothing open. */
export const placeOf = (more: Partial<CommentPlace> = {}): CommentPlace => ({
  reader: { status: 'member' },
  acts: {
    onLike: fn(),
    onOpen: fn(),
    onClose: fn(),
    onText: fn(),
    onReason: fn(),
    onSend: fn(),
    onClear: fn(),
  },
  open: null,
  now,
  holderHref: (address) => `?holder=${address}`,
  ...more,
})

export const openAt = (
  kind: NonNullable<CommentPlace['open']>['kind'],
  more: Partial<NonNullable<CommentPlace['open']>> = {},
): CommentPlace['open'] => ({
  kind,
  id: said.id,
  text: '',
  ...more,
})
