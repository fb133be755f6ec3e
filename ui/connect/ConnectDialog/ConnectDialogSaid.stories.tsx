import type { LoginView } from '@narwhal-club/core/login'
import { toasts, words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { type WalletView, walletFailure } from '@narwhal-club/core/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { message } from '../../fixtures/message.ts'
import { address, harbour, wallet } from '../../fixtures/views.ts'
import dialog from './ConnectDialog.stories.tsx'
import { LazyConnectDialog } from './LazyConnectDialog.tsx'

const meta = {
  ...dialog,
  component: LazyConnectDialog,
} satisfies Meta<typeof LazyConnectDialog>

export default meta
type Story = StoryObj<typeof meta>
const { connect, signIn } = panels

/** What is heard of a state, and of it alone. */
const says =
  (said: string): NonNullable<Story['play']> =>
  async () => {
    const open = await screen.findByRole('dialog')
    await expect(await within(open).findByRole('status')).toHaveTextContent(
      said,
    )
  }

export const Slow: Story = {
  args: { wallet: { ...wallet.connecting, slow: true } },
  play: says(connect.connecting.slow),
}
export const RequestOpen: Story = {
  args: {
    wallet: {
      ...{ status: 'requestOpen', phase: 'disconnected', option: harbour },
      failure: walletFailure('wallet.requestPending'),
    },
  },
  play: says(connect.requestOpen.title),
}
export const Failed: Story = {
  args: {
    wallet: {
      status: 'failed',
      phase: 'disconnected',
      option: harbour,
      failure: walletFailure('wallet.unexpected'),
    },
  },
  play: says(toasts.connectionError.title),
}
export const AddingChain: Story = {
  args: { wallet: { ...wallet.wrongChain, status: 'addingChain' } },
  play: says(connect.adding.title(harbour.name)),
}

const idle = { status: 'idle' } as const
const { connected } = wallet
const turns: readonly (readonly [WalletView, LoginView, string])[] = [
  [
    { status: 'discovering', phase: 'disconnected' },
    idle,
    connect.discovering.title,
  ],
  [wallet.reconnecting, idle, connect.reconnecting.title],
  [
    {
      status: 'rejected',
      phase: 'disconnected',
      option: harbour,
      failure: walletFailure('wallet.rejected'),
    },
    idle,
    connect.rejected.title,
  ],
  [wallet.wrongChain, idle, connect.wrongChain.title],
  [wallet.disconnecting, idle, connect.disconnecting.title],
  [
    connected,
    { status: 'requestingNonce', address },
    signIn.requestingNonce.title,
  ],
  [connected, { status: 'signing', address, message }, signIn.signing.body],
  [
    connected,
    { status: 'verifying', address, attempt: 1 },
    signIn.verifying.title,
  ],
  [connected, { status: 'recovering', address }, signIn.recovering.title],
  [connected, { status: 'succeeded', address }, toasts.signedIn.title],
]
/** What else is said, one after the other: here each closing leads to the next. */
export const EachInTurn: Story = {
  render: function Turns(args) {
    const [at, setAt] = useState(0)
    const [wallet = args.wallet, login = args.login] =
      turns[at % turns.length] ?? []
    return (
      <LazyConnectDialog
        {...args}
        wallet={wallet}
        login={login}
        onClose={() => setAt(at + 1)}
      />
    )
  },
  play: async ({ step, userEvent }) => {
    const open = within(await screen.findByRole('dialog'))
    for (const [{ status }, , said] of turns)
      await step(said, async () => {
        await waitFor(() =>
          expect(open.getByRole('status')).toHaveTextContent(said),
        )
        await expect(
          open.queryAllByRole('button', { name: connect.back }),
        ).toHaveLength(status === 'rejected' ? 1 : 0)
        await userEvent.click(open.getByRole('button', { name: words.close }))
      })
  },
}
