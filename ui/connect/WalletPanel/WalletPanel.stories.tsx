import {
  type WalletFailureCode,
  walletFailure,
} from '@narwhal-club/core/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard, hebrewWallet, longWallet } from '../../fixtures/hard.ts'
import { PanelFrame } from '../../fixtures/PanelFrame.tsx'
import { harbour, plain, skiff, wallet } from '../../fixtures/views.ts'
import type * as stories from './WalletPanel.stories.tsx'
import { type UnconnectedView, WalletPanel } from './WalletPanel.tsx'

const meta = {
  component: WalletPanel,
  decorators: [PanelFrame],
  args: {
    view: wallet.disconnected,
    host: 'club.example',
    pageUrl: 'https://club.example/clubs',
    device: 'computer',
    onOpen: fn(),
    onChoose: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onBack: fn(),
    onSwitchChain: fn(),
    onDisconnect: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WalletPanel>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<
  typeof stories,
  Capitalize<UnconnectedView['status']>
>

const failing = (code: WalletFailureCode) => ({ failure: walletFailure(code) })
const off = { phase: 'disconnected' } as const
const { wrongChain, disconnecting, reconnecting } = wallet

export const Disconnected: Story = {}
export const Discovering: Story = {
  args: { view: { status: 'discovering', ...off } },
}
export const Choosing: Story = {
  args: {
    view: { status: 'choosing', ...off, options: [harbour, skiff, plain] },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press chooses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Skiff/ }))
      await expect(args.onChoose).toHaveBeenCalledWith('example.skiff')
    })
    await step('the one used last time says so', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Harbour Wallet Used last time' }),
      ).toBeVisible()
    })
  },
}
export const NoWallet: Story = {
  args: { view: { status: 'noWallet', ...off, ...failing('wallet.notFound') } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the words of R5.3', async () => {
      await expect(canvas.getByText('No Wallet Found')).toBeVisible()
      await expect(
        canvas.getByText(
          'Please install MetaMask or another compatible wallet.',
        ),
      ).toBeVisible()
    })
    await step('looking again is possible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
}
export const NoWalletOnPhone: Story = {
  args: { ...NoWallet.args, device: 'phone' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('the page opens inside a wallet', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Open in MetaMask' }),
      ).toHaveAttribute(
        'href',
        'https://link.metamask.io/dapp/club.example/clubs',
      )
      await expect(
        canvas.getByRole('button', { name: 'Copy link' }),
      ).toBeVisible()
    })
  },
}
export const Connecting: Story = {
  args: { view: wallet.connecting },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it can be given up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const ConnectingSlow: Story = {
  args: { view: { ...wallet.connecting, slow: true } },
}
export const RequestOpen: Story = {
  args: {
    view: {
      status: 'requestOpen',
      ...off,
      ...failing('wallet.requestPending'),
      option: harbour,
    },
  },
}
export const Locked: Story = {
  args: {
    view: {
      status: 'locked',
      ...off,
      ...failing('wallet.locked'),
      option: harbour,
    },
  },
}
export const Rejected: Story = {
  args: {
    view: {
      status: 'rejected',
      ...off,
      ...failing('wallet.rejected'),
      option: harbour,
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it asks again, or another wallet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Use another wallet' }),
      )
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
  },
}
export const Failed: Story = {
  args: {
    view: {
      status: 'failed',
      ...off,
      option: plain,
      failure: {
        code: 'wallet.timeout',
        message: 'The wallet did not answer in time. Please try again.',
      },
    },
  },
}
export const Reconnecting: Story = { args: { view: reconnecting } }
export const WrongChain: Story = {
  args: { view: wrongChain },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press asks for our network', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Switch to Cronos' }),
      )
      await expect(args.onSwitchChain).toHaveBeenCalledOnce()
    })
  },
}
export const WrongChainAfterRefusal: Story = {
  args: {
    view: {
      ...wrongChain,
      chainId: 777_777,
      failure: {
        code: 'wallet.rejected',
        message: 'You rejected the request in your wallet.',
      },
    },
  },
}
const elsewhere = [10, 56, 137, 338, 388, 8_453, 42_161, 43_114]
/** Networks that have a name here. */
export const OtherNetworks: Story = {
  render: (args) => (
    <>
      {elsewhere.map((chainId) => (
        <WalletPanel
          key={chainId}
          {...args}
          view={{ ...wrongChain, chainId }}
        />
      ))}
    </>
  ),
}
export const SwitchingChain: Story = {
  args: { view: { ...wrongChain, status: 'switchingChain' } },
}
export const AddingChain: Story = {
  args: { view: { ...wrongChain, status: 'addingChain' } },
}
export const Disconnecting: Story = { args: { view: disconnecting } }
export const LongName: Story = {
  args: {
    view: {
      ...wallet.connecting,
      option: {
        ...plain,
        name: 'The Extraordinarily Long Name of a Wallet, Mobile Edition',
      },
    },
  },
}
export const ManyWallets: Story = {
  args: {
    view: {
      status: 'choosing',
      ...off,
      options: [
        longWallet,
        hebrewWallet,
        ...Array.from({ length: 12 }, (_, n) => ({
          ...plain,
          id: `many.${n}`,
          name: `${plain.name} ${n + 1}`,
        })),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongText: Story = {
  args: {
    view: { ...wallet.connecting, option: longWallet },
    host: hard.handle,
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const FailedLongText: Story = {
  args: {
    view: {
      status: 'failed',
      ...off,
      option: longWallet,
      failure: { code: 'wallet.timeout', message: hard.sentence },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const HugeChainId: Story = {
  args: { view: { ...wrongChain, chainId: 333_333_333_333_333 } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  args: { view: { ...wallet.connecting, slow: true } },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    view: { status: 'choosing', ...off, options: [hebrewWallet, skiff] },
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
export const WrongChainRightToLeft: Story = {
  args: { view: wrongChain },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
