import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { CommentThread } from '../CommentThread/CommentThread.tsx'
import {
  deleted,
  edited,
  folded,
  placeOf,
  reply,
  thread,
} from '../comments.fixture.ts'
import { Comments } from './Comments.tsx'

const rows = [
  thread(edited, [reply], 3),
  thread(folded, []),
  thread(deleted, [{ ...reply, id: `${reply.id.slice(0, -1)}8` }]),
]

const onAll = fn()

const meta = {
  component: Comments,
  args: {
    answer: { status: 'ready', data: { rows, total: 3 } },
    count: 7,
    sort: 'top',
    onSort: fn(),
    form: { text: '', onText: fn(), onSend: fn() },
    place: placeOf(),
    draw: (each) => (
      <CommentThread thread={each} place={placeOf()} onAll={onAll} />
    ),
  },
} satisfies Meta<typeof Comments>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it says how many comments there are', async () => {
      await expect(canvas.getByText('7 comments')).toBeVisible()
    })
    await step('another order is asked for', async () => {
      await userEvent.click(canvas.getByLabelText('Newest'))
      await expect(args.onSort).toHaveBeenCalledWith('new')
    })
    await step('more replies are asked for', async () => {
      onAll.mockClear()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Show 2 more replies' }),
      )
      await expect(onAll).toHaveBeenCalledWith(rows[0])
    })
  },
}
export const Light: Story = { globals: { theme: 'light' } }
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { rows: [], total: 0 } }, count: 0 },
}
const onRetry = fn()
export const Failed: Story = {
  args: { answer: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox')).toBeVisible()
  },
}
export const Stale: Story = { args: { isStale: true } }
const onSignIn = fn()
export const SignedOut: Story = {
  args: {
    place: placeOf({
      reader: {
        status: 'signedOut',
        signIn: <Button onClick={onSignIn}>Sign in</Button>,
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    onSignIn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(onSignIn).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const PausedClub: Story = {
  args: { place: placeOf({ reader: { status: 'paused' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const MadeUpLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
