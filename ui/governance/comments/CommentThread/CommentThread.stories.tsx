import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  deleted,
  openAt,
  own,
  placeOf,
  reply,
  said,
  thread,
} from '../comments.fixture.ts'
import { CommentThread } from './CommentThread.tsx'

const meta = {
  component: CommentThread,
  args: { thread: thread(), place: placeOf(), onAll: fn() },
} satisfies Meta<typeof CommentThread>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const MoreReplies: Story = {
  args: { thread: thread(said, [reply], 5) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show 4 more replies' }),
    )
    await expect(args.onAll).toHaveBeenCalledWith(args.thread)
  },
}
/** What is written stands at the one that it changes. */
export const Changing: Story = {
  args: {
    thread: thread(
      { ...said, voted: 'no', votingPower: 0, mine: own },
      [reply],
      2,
    ),
    place: placeOf({ open: openAt('edit', { text: 'Who keeps them?' }) }),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('by who holds none now, and voted no', async () => {
      await expect(canvas.getByText('0 votes')).toBeVisible()
      await expect(canvas.getByText('Voted no')).toBeVisible()
    })
    await step('there is one field', async () => {
      await expect(canvas.getByRole('textbox')).toHaveValue('Who keeps them?')
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(args.place.acts.onSend).toHaveBeenCalledOnce()
    })
    await step('one reply is left', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Show 1 more reply' }),
      )
      await expect(args.onAll).toHaveBeenCalledWith(args.thread)
    })
  },
}
const onMore = fn()
/** What is left is counted from those that are shown. */
export const SomeMore: Story = {
  args: {
    thread: thread(said, [reply], 5),
    all: {
      rows: [reply, { ...reply, id: `${reply.id.slice(0, -1)}9` }],
      more: { waiting: false, onMore },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show 3 more replies' }),
    )
    await expect(onMore).toHaveBeenCalledOnce()
  },
}
export const AllReplies: Story = {
  args: {
    thread: thread(said, [reply], 2),
    all: { rows: [reply, { ...reply, id: `${reply.id.slice(0, -1)}9` }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull()
  },
}
export const Tombstone: Story = {
  args: { thread: thread(deleted) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Its author deleted this comment.'),
    ).toBeVisible()
    await expect(canvas.getByText('We do, in turns.')).toBeVisible()
  },
}
/** One was taken away while all were read: what does not come is not offered. */
export const NoMoreToCome: Story = {
  args: { thread: thread(said, [reply], 2), all: { rows: [reply] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /Show/ })).toBeNull()
  },
}
