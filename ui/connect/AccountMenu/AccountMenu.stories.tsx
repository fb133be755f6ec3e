import { ui } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  component: AccountMenu,
  args: {
    address: '0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D',
    wrongNetwork: false,
    onShowNetwork: fn(),
    onSignOut: fn(),
    onDisconnect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('signing out and disconnecting are two things', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
      await expect(args.onSignOut).toHaveBeenCalledOnce()
      await expect(args.onDisconnect).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
      await expect(args.onDisconnect).toHaveBeenCalledOnce()
    })
  },
}
export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the whole address is copied, and that is said', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: ui.account.copy }),
      )
      await expect(
        await canvas.findByRole('button', { name: ui.account.copied }),
      ).toBeVisible()
      await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
        args.address,
      )
    })
  },
}
export const WrongNetwork: Story = {
  args: { wrongNetwork: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it leads to where the network is switched', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: ui.account.wrongNetwork }),
      )
      await expect(args.onShowNetwork).toHaveBeenCalledOnce()
    })
  },
}
export const RightToLeft: Story = {
  args: { wrongNetwork: true },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
