import {
  type AdminAct,
  type AdministeringView,
  administeringFailure,
} from '@narwhal-club/core/administering'
import { administering as words } from '@narwhal-club/core/messages/pages/administering'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { addressAt } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { PanelFrame } from '../../fixtures/PanelFrame.tsx'
import { AdminActForm } from './AdminActForm.tsx'

const wallet = (at: number) => addressAt(at) as `0x${string}`

const act: AdminAct = {
  id: 'a0000000-0000-4000-8000-000000000001',
  by: wallet(1),
  method: 'POST',
  path: '/api/admin/sessions/revoke',
  body: { address: addressAt(2) },
  words: {
    title: 'End all sessions',
    text: 'Every browser of this wallet is signed out at once. Signing in again is all that they need.',
    confirm: 'End sessions',
    done: 'The sessions are over.',
  },
}
const reason = 'The phone was stolen.'
const begun = (
  status: 'acting' | 'signing' | 'proving' | 'noWallet' | 'wrongChain',
): Story => ({ args: { view: { status, act, reason } } })
const confirming = (
  over: Partial<Extract<AdministeringView, { status: 'confirming' }>> = {},
) =>
  ({
    status: 'confirming',
    act,
    reason,
    error: undefined,
    failure: null,
    ...over,
  }) as const

const meta = {
  component: AdminActForm,
  decorators: [PanelFrame],
  args: {
    view: confirming({ reason: '' }),
    onWrite: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onBack: fn(),
    onClose: fn(),
    onConnect: fn(),
    onSwitchChain: fn(),
  },
} satisfies Meta<typeof AdminActForm>

export default meta
type Story = StoryObj<typeof meta>

export const Confirming: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a reason is told as it is typed', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'W')
      await expect(args.onWrite).toHaveBeenCalledWith('W')
    })
    await step('one press sends it', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: act.words.confirm }),
      )
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
    await step('it can be given up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: words.cancel }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
export const TooShort: Story = {
  args: { view: confirming({ reason: 'no', error: words.error.short(10) }) },
}
export const Grave: Story = {
  args: {
    view: confirming({
      act: { ...act, words: { ...act.words, isGrave: true } },
    }),
  },
  globals: { theme: 'light' },
}
export const Rejected: Story = {
  args: {
    view: confirming({
      failure: administeringFailure('administering.rejected'),
    }),
  },
}
export const Refused: Story = {
  args: {
    view: confirming({
      failure: {
        ...administeringFailure('administering.refused'),
        message: 'This proposal was cancelled before.',
      },
    }),
  },
}
export const Acting = begun('acting')
export const Signing: Story = {
  ...begun('signing'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.back }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Proving = begun('proving')
export const NoWallet: Story = {
  ...begun('noWallet'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.connect }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const WrongChain: Story = {
  ...begun('wrongChain'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: words.switchChain }),
    )
    await userEvent.click(canvas.getByRole('button', { name: words.again }))
    await expect(args.onSwitchChain).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const AccountMismatch: Story = {
  args: {
    view: {
      status: 'accountMismatch',
      act,
      reason,
      walletShows: wallet(3),
    },
  },
}
export const Done: Story = {
  args: { view: { status: 'done', act, answer: { ended: 2 } } },
}
/** What is said aloud was there before it says something. */
export const SaidAloud: Story = {
  render: function Going(args) {
    const [view, setView] = useState(args.view)
    const done = { status: 'done', act, answer: {} } as const
    return (
      <AdminActForm {...args} view={view} onConfirm={() => setView(done)} />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getAllByRole('status').at(-1)
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(
      canvas.getByRole('button', { name: act.words.confirm }),
    )
    await expect(region).toHaveTextContent(act.words.done)
    await expect(region).toBeInTheDocument()
  },
}
export const Loading: Story = { args: { view: { status: 'loading' } } }
export const Phone: Story = {
  ...AccountMismatch,
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
