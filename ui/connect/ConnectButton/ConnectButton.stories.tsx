import { ui } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { expectToFit } from '../../fixtures/fits.ts'
import { session, wallet } from '../../fixtures/views.ts'
import type { AccountState } from './accountState.ts'
import type * as stories from './ConnectButton.stories.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { LazyAccountChip } from './LazyAccountChip.tsx'

const meta = {
  component: ConnectButton,
  loaders: [() => LazyAccountChip.preload()],
  args: {
    wallet: wallet.disconnected,
    session: session.signedOut,
    onConnect: fn(),
    onSignIn: fn(),
    onSignOut: fn(),
    onDisconnect: fn(),
  },
} satisfies Meta<typeof ConnectButton>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it connects', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Connect wallet' }),
      )
      await expect(args.onConnect).toHaveBeenCalledOnce()
    })
  },
}
export const Busy: Story = { args: { wallet: wallet.connecting } }
export const Reconnecting: Story = { args: { wallet: wallet.reconnecting } }
export const Connected: Story = {
  args: { wallet: wallet.connected },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the holder starts the login, nobody else', async () => {
      await expect(args.onSignIn).not.toHaveBeenCalled()
      await userEvent.click(
        canvas.getByRole('button', { name: /^Sign in 0x8F3A…c41D$/ }),
      )
      await expect(args.onSignIn).toHaveBeenCalledOnce()
    })
  },
}
export const WrongNetwork: Story = { args: { wallet: wallet.wrongChain } }
export const OtherAccount: Story = {
  args: { wallet: wallet.connected, session: session.accountMismatch },
}
export const Leaving: Story = { args: { session: session.signingOut } }
export const SignedIn: Story = {
  args: { wallet: wallet.connected, session: session.signedIn },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the icon disconnects', async () => {
      await canvas.findByRole('button', { name: 'Disconnect' })
      await expect(canvas.getByText('0x8F3A…c41D')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
      await expect(args.onDisconnect).toHaveBeenCalledOnce()
    })
  },
}
export const SignedInOnWrongNetwork: Story = {
  args: { wallet: wallet.wrongChain, session: session.signedIn },
  play: async ({ args, canvas, userEvent, step }) => {
    const { open, wrongNetwork } = ui.account
    await step('the menu leads to where it is switched, and goes', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: open('0x8F3A…c41D') }),
      )
      await userEvent.click(
        await canvas.findByRole('button', { name: wrongNetwork }),
      )
      await expect(args.onConnect).toHaveBeenCalledOnce()
      await expect(
        canvas.queryByRole('button', { name: wrongNetwork }),
      ).toBeNull()
    })
  },
}
export const MenuOpen: Story = {
  ...SignedIn,
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 200, minBlockSize: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'the address opens the menu; signing out closes it',
      async () => {
        const chip = await canvas.findByRole('button', {
          name: 'Account 0x8F3A…c41D',
        })
        await userEvent.click(chip)
        await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
        await expect(args.onSignOut).toHaveBeenCalledOnce()
        await expect(canvas.queryByText('Sign out')).toBeNull()
        await userEvent.click(chip)
        await userEvent.click(canvas.getByText('Disconnect'))
        await expect(args.onDisconnect).toHaveBeenCalledOnce()
        await expect(canvas.queryByText('Sign out')).toBeNull()
        await userEvent.click(chip)
      },
    )
  },
}
export const RightToLeft: Story = {
  ...SignedInOnWrongNetwork,
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 330 }}>
        <div
          style={{
            position: 'relative',
            display: 'flex',
            justifyContent: 'end',
          }}
        >
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Account/ }),
    )
    await step('the open menu fits', () => expectToFit())
  },
}

export type Covered = Covers<typeof stories, Capitalize<AccountState['kind']>>
