import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import {
  deleted,
  edited,
  folded,
  openAt,
  own,
  placeOf,
  reply,
  said,
} from '../comments.fixture.ts'
import { Comment } from './Comment.tsx'

const meta = {
  component: Comment,
  args: { comment: said, place: placeOf() },
} satisfies Meta<typeof Comment>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const { acts } = args.place
    await step('it says who, with what power, and what', async () => {
      await expect(canvas.getByText('38 votes')).toBeVisible()
      await expect(await canvas.findByText('(plans.example)')).toBeVisible()
    })
    await step('it is liked, and not liked any more', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Like, 4 so far' }),
      )
      await expect(acts.onLike).toHaveBeenCalledWith(said, true)
    })
    await step('a reply and a report are opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
      await expect(acts.onOpen).toHaveBeenLastCalledWith('reply', said)
      await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
      await expect(acts.onOpen).toHaveBeenLastCalledWith('report', said)
    })
    await step("another's words are not changed or deleted", async () => {
      await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
      await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    })
  },
}
export const Own: Story = {
  args: { comment: { ...said, mine: { ...own, liked: true } } },
  play: async ({ args, canvas, userEvent }) => {
    const { comment, place } = args
    for (const [name, part] of [
      ['Edit', 'edit'],
      ['Delete', 'delete'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(place.acts.onOpen).toHaveBeenLastCalledWith(part, comment)
    }
    await expect(canvas.queryByRole('button', { name: 'Report' })).toBeNull()
    const like = canvas.getByRole('button', { name: /^Like/ })
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  },
}
export const OwnSettled: Story = {
  args: {
    comment: { ...said, mine: own },
    place: placeOf({ now: Date.UTC(2026, 10, 22, 9, 15) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}
export const Reply: Story = {
  args: { comment: reply },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reply' })).toBeNull()
  },
}
export const Voted: Story = { args: { comment: { ...said, voted: 'yes' } } }
export const SignedOut: Story = {
  args: {
    comment: { ...said, mine: undefined },
    place: placeOf({ reader: { status: 'signedOut', signIn: null } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const PausedClub: Story = {
  args: {
    comment: { ...said, mine: own },
    place: placeOf({ reader: { status: 'paused' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Reply' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}
export const Deleted: Story = { args: { comment: deleted } }
/** It went while a reply to it was written: the words can be taken along. */
export const DeletedWhileReplying: Story = {
  args: {
    comment: deleted,
    place: placeOf({
      open: openAt('reply', { id: deleted.id, text: 'In turns.' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its author deleted/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('In turns.')
  },
}
export const DeletedByModerator: Story = {
  args: { comment: { ...deleted, deleted: 'moderator' } },
}
/** It was looked at, and why it is gone is told. */
export const TakenDown: Story = {
  args: {
    comment: {
      ...deleted,
      deleted: 'moderator',
      moderated: { as: 'tombstoned', reason: 'It shows a private key.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It shows a private key/)).toBeVisible()
  },
}
export const Collapsed: Story = {
  args: { comment: folded },
  play: async ({ canvas, userEvent, step }) => {
    await step('its words are one press away', async () => {
      const words = await canvas.findByText(/keeps the/)
      await expect(words).not.toBeVisible()
      await userEvent.click(canvas.getByText(/Three holders have reported/))
      await expect(words).toBeVisible()
    })
  },
}
export const Moderated: Story = {
  args: {
    comment: {
      ...folded,
      mine: {
        liked: false,
        reported: true,
        mayDelete: true,
        mayClear: true,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Keep it: reports answered' }),
    )
    await expect(args.place.acts.onClear).toHaveBeenCalledOnce()
  },
}
export const Edited: Story = {
  args: { comment: edited },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'edited' }))
    await expect(args.place.acts.onOpen).toHaveBeenCalledWith('history', edited)
  },
}
export const History: Story = {
  args: {
    comment: edited,
    place: placeOf({
      open: openAt('history', {
        history: {
          status: 'ready',
          data: {
            rows: [
              { version: 2, at: said.at, text: 'Who keeps the cameras?' },
              { version: 1, at: said.at, text: 'Who?' },
            ],
          },
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'What it said' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const HistoryLoading: Story = {
  args: { comment: edited, place: placeOf({ open: openAt('history') }) },
}
const retried = fn()
export const HistoryFailed: Story = {
  args: {
    comment: edited,
    place: placeOf({
      open: openAt('history', {
        history: {
          status: 'failed',
          advice: 'Check your connection, then try again.',
          onRetry: retried,
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    retried.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retried).toHaveBeenCalledOnce()
  },
}
export const Deleting: Story = {
  args: {
    comment: { ...said, mine: own },
    place: placeOf({ open: openAt('delete') }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it' }))
    await expect(args.place.acts.onSend).toHaveBeenCalledOnce()
  },
}
export const Reporting: Story = {
  args: {
    place: placeOf({
      open: openAt('report', { error: 'Only holders can report.' }),
    }),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/holders/)
    await step('no reason is chosen for the reader', async () => {
      for (const each of canvas.getAllByRole('radio'))
        await expect(each).not.toBeChecked()
    })
    await step('a reason is chosen, and it is sent', async () => {
      await userEvent.click(canvas.getByLabelText('Spam'))
      await expect(args.place.acts.onReason).toHaveBeenCalledWith('spam')
      await userEvent.click(canvas.getByRole('button', { name: 'Report it' }))
      await expect(args.place.acts.onSend).toHaveBeenCalledOnce()
    })
  },
}
export const LongText: Story = {
  args: { comment: { ...said, text: hard.unbroken } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { comment: { ...said, text: hard.arabicSentence } },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
