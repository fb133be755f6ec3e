import { toasts } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { walletFailure } from '@narwhal-club/core/wallet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { harbour, wallet } from '../../fixtures/views.ts'
import dialog from './ConnectDialog.stories.tsx'
import { LazyConnectDialog } from './LazyConnectDialog.tsx'

const meta = {
  ...dialog,
  component: LazyConnectDialog,
} satisfies Meta<typeof LazyConnectDialog>

export default meta
type Story = StoryObj<typeof meta>
const { connect } = panels

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
