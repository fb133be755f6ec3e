import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { allOn, otherTold, toldInbox } from '../../../fixtures/inbox.ts'
import { InboxPanel } from './InboxPanel.tsx'

const meta = {
  component: InboxPanel,
  args: {
    answer: { status: 'ready', data: toldInbox },
    switches: { status: 'ready', data: allOn },
    hrefOf: () => '#there',
    onOpen: fn(),
    onReadAll: fn(),
    onSwitch: fn(),
  },
} satisfies Meta<typeof InboxPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('all can be marked as read', async () => {
      const all = canvas.getByRole('button', { name: 'Mark all as read' })
      await userEvent.click(all)
      await expect(args.onReadAll).toHaveBeenCalledOnce()
    })
  },
}
/** What happened can end in many ways; of what is read none can be marked. */
export const OtherEnds: Story = {
  args: { answer: { status: 'ready', data: otherTold } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(
      otherTold.rows.length,
    )
    await expect(
      canvas.queryByRole('button', { name: 'Mark all as read' }),
    ).toBeNull()
  },
}
export const Older: Story = {
  args: { more: { waiting: false, onMore: fn() } },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { rows: [], unread: 0 } } },
}
export const Failed: Story = {
  args: {
    answer: { status: 'failed', advice: 'Please try again.', onRetry: fn() },
  },
}
export const Stale: Story = { args: { isStale: true } }
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = { name: 'Choose what you are told' }
    await userEvent.click(canvas.getByRole('button', choose))
    await step('a switch is told with the rest as it was', async () => {
      const replies = canvas.getByRole('switch', {
        name: 'Replies to your comments',
      })
      await userEvent.click(replies)
      const reply = false
      await expect(args.onSwitch).toHaveBeenCalledWith({ ...allOn, reply })
    })
  },
}
export const ChoosingFailed: Story = {
  args: { switches: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas, userEvent }) => {
    const choose = { name: 'Choose what you are told' }
    await userEvent.click(canvas.getByRole('button', choose))
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const ChoosingLoading: Story = {
  args: { switches: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    const choose = { name: 'Choose what you are told' }
    await userEvent.click(canvas.getByRole('button', choose))
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
