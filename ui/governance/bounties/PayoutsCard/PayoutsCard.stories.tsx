import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import {
  type RewardingView,
  rewardingFailure,
  type Share,
} from '@narwhal-club/core/rewarding'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt } from '../../../fixtures/analytics.ts'
import { fits } from '../../../fixtures/fits.ts'
import { PayoutsCard } from './PayoutsCard.tsx'

const one = 'b0000000-0000-4000-8000-000000000011'
const two = 'b0000000-0000-4000-8000-000000000012'
const hash = `0x${'d1'.repeat(32)}` as const
const bounty = {
  id: one,
  title: 'Draw the winter banner',
  club: 'main',
  author: addressAt(5) as `0x${string}`,
  status: 'awarded' as const,
  asset: 'CRO' as const,
  payBy: '2026-12-01T12:00:00.000Z',
}
const shares = (first: Partial<Share> = {}, second: Partial<Share> = {}) => [
  {
    submission: one,
    winner: addressAt(6) as `0x${string}`,
    amount: 300n * 10n ** 18n,
    state: 'due' as const,
    ...first,
  },
  {
    submission: two,
    winner: addressAt(7) as `0x${string}`,
    amount: 150n * 10n ** 18n,
    state: 'due' as const,
    ...second,
  },
]
type Paying = Extract<RewardingView, { status: 'paying' }>
const paying = (more: Partial<Paying> = {}): Paying => ({
  status: 'paying',
  bounty,
  shares: shares(),
  submission: null,
  phase: 'ready',
  failure: null,
  ...more,
})

const meta = {
  component: PayoutsCard,
  args: {
    view: paying(),
    holderHref: (address) => `#${address}`,
    txHref: (hash) => `#${hash}`,
    faultText: () => 'The payment is less than the share.',
    onPay: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PayoutsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay 150 CRO' }))
    await expect(args.onPay).toHaveBeenCalledWith(two)
  },
}
export const Reading: Story = {
  args: { view: { status: 'reading', bounty: one } },
}
export const Checking: Story = {
  args: { view: paying({ phase: 'checking', submission: one }) },
  play: async ({ canvas, step }) => {
    await step('one at a time', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Pay 150 CRO' }),
      ).toBeDisabled()
    })
  },
}
export const InWallet: Story = {
  args: { view: paying({ phase: 'wallet', submission: one }) },
  globals: { theme: 'light' },
}
export const Sent: Story = {
  args: {
    view: paying({
      phase: 'sent',
      submission: one,
      shares: shares({ state: 'sent', hash }),
    }),
  },
}
export const Confirming: Story = {
  args: {
    view: paying({
      phase: 'confirming',
      shares: shares({ state: 'confirming', hash }, { state: 'paid', hash }),
    }),
  },
}
export const OnePaid: Story = {
  args: { view: paying({ shares: shares({ state: 'paid', hash }) }) },
}
export const Rejected: Story = {
  args: {
    view: paying({
      failure: {
        code: 'payment.rejected',
        message: 'You rejected the request in your wallet.',
        advice: 'Nothing was sent. Pay when you are ready.',
      },
    }),
  },
}
export const Faulty: Story = {
  args: {
    view: paying({
      shares: shares({ state: 'faulty', hash, fault: 'payout_too_small' }),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('it is not sent a second time', async () => {
      await expect(
        canvas.queryByRole('button', { name: 'Pay 300 CRO' }),
      ).toBeNull()
      await expect(canvas.getByText(/less than the share/)).toBeVisible()
    })
  },
}
export const Settled: Story = {
  args: {
    view: {
      status: 'settled',
      bounty,
      shares: shares({ state: 'paid', hash }, { state: 'paid', hash }),
    },
  },
}
export const Closed: Story = {
  args: { view: { status: 'closed', bounty, shares: shares() } },
}
export const Offline: Story = {
  args: {
    view: {
      status: 'offline',
      bounty: one,
      failure: rewardingFailure('rewarding.unreachable'),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Stopped: Story = {
  args: {
    view: {
      status: 'stopped',
      bounty: one,
      failure: rewardingFailure('rewarding.gone'),
    },
  },
}
export const Suspended: Story = {
  args: {
    view: {
      status: 'suspended',
      bounty: one,
      failure: rewardingFailure('rewarding.signedOut'),
    },
  },
}
/** There is no explorer for this chain: how it stands is told all the same. */
export const NoExplorer: Story = {
  args: { view: paying({ shares: shares({ state: 'paid', hash }) }) },
  render: ({ txHref: _, ...args }) => <PayoutsCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bountyPayouts.state.paid)).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: bountyPayouts.state.paid }),
    ).toBeNull()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
