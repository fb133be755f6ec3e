import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { allOn, toldInbox } from '../../../fixtures/inbox.ts'
import type { LinkProps } from '../../../kit/Link/Link.ts'
import { InboxBell } from './InboxBell.tsx'

/** A link that leads nowhere: the story stays. */
const Still = ({ href, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      onClick?.(event)
    }}
  >
    {children}
  </a>
)

const meta = {
  component: InboxBell,
  args: {
    answer: { status: 'ready', data: toldInbox },
    switches: { status: 'ready', data: allOn },
    hrefOf: () => '#there',
    linkAs: Still,
    onOpen: fn(),
    onReadAll: fn(),
    onSwitch: fn(),
  },
} satisfies Meta<typeof InboxBell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' })
    await step('it opens by keyboard, and Escape returns to it', async () => {
      bell.focus()
      await userEvent.keyboard('{Enter}')
      await expect(
        canvas.getByRole('heading', { name: 'Notifications' }),
      ).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(bell).toHaveFocus()
    })
    await step('what is opened closes it', async () => {
      await userEvent.click(bell)
      const [first] = canvas.getAllByRole('link')
      await userEvent.click(first as HTMLElement)
      await expect(args.onOpen).toHaveBeenCalledWith(toldInbox.rows[0])
      await expect(canvas.queryByRole('list')).toBeNull()
    })
  },
}
export const NothingNew: Story = {
  args: { answer: { status: 'ready', data: { ...toldInbox, unread: 0 } } },
}
export const VeryMuch: Story = {
  args: { answer: { status: 'ready', data: { ...toldInbox, unread: 100 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Notifications, 99+ unread' }),
    ).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button'))
    await fits()(context)
  },
}
