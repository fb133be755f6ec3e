import type { BalanceView } from '@narwhal-club/core/balance'
import type { User } from '@narwhal-club/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectToFit, fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Footer } from './Footer.tsx'
import { LazyHoldings } from './LazyHoldings.tsx'

const user: User = {
  address: '0x8f3a7be21d90c46a55e8f0137ba6429de50bc41d',
  nftCount: 3,
  votingPower: 3,
  holdings: { status: 'fresh', block: 18_204_551 },
}
const loaded: BalanceView = {
  status: 'loaded',
  isLoading: false,
  error: null,
  value: 40_000_000_000n * 10n ** 18n,
}
const holding = (value: bigint): BalanceView => ({ ...loaded, value })
const failed = (message: string): BalanceView => ({
  status: 'failed',
  isLoading: false,
  error: message,
  failure: { code: 'balance.failed', message },
  value: 0n,
})
const onRetryBalance = fn()
const args = (some: Partial<User>, balance: BalanceView = loaded) => ({
  holdings: {
    user: { ...user, ...some },
    balance,
    onRetryBalance,
  },
})

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  loaders: [() => LazyHoldings.preload()],
  beforeEach: () => {
    onRetryBalance.mockClear()
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas, step }) => {
    await step('name, year and three links', async () => {
      await expect(await canvas.findByText('NARWHAL 2025')).toBeVisible()
      await expect(canvas.getAllByRole('link')).toHaveLength(3)
    })
    await step('no facts about nobody', async () => {
      await expect(canvas.queryByText('NFTs')).toBeNull()
    })
  },
}
export const Holder: Story = {
  args: args({}),
  play: async ({ canvas, step }) => {
    await step('count, trillions and power', async () => {
      for (const text of ['3', '0.04T', '3.00'])
        await expect(await canvas.findByText(text)).toBeVisible()
      await expect(canvas.queryByText('WHALE')).toBeNull()
    })
  },
}
export const Whale: Story = {
  args: args({ nftCount: 64, votingPower: 64 }, holding(25n * 10n ** 29n)),
  play: async ({ canvas, step }) => {
    await step('over 50 and over a trillion wear the badge', async () => {
      await expect(await canvas.findByText('2.50T')).toBeVisible()
      await expect(
        await canvas.findByRole('button', { name: 'WHALE' }),
      ).toBeVisible()
    })
  },
}
export const Newcomer: Story = {
  args: args({ nftCount: 0, votingPower: 0 }, holding(0n)),
  play: async ({ canvas, step }) => {
    await step('zero is shown as zero', async () => {
      for (const text of ['0', '0.00T', '0.00'])
        await expect(await canvas.findByText(text)).toBeVisible()
    })
  },
}
export const BalanceLoading: Story = {
  args: args({}, { ...loaded, status: 'loading', isLoading: true, value: 0n }),
}
export const BalanceFailed: Story = {
  args: args({}, failed('Failed to fetch token balance')),
  play: async ({ canvas, userEvent, step }) => {
    await step('zero (R8.5), with the reason and a way on', async () => {
      await expect(await canvas.findByText('0.00T')).toBeVisible()
      await expect(
        await canvas.findByText(/Failed to fetch token balance/),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(onRetryBalance).toHaveBeenCalledOnce()
    })
  },
}
export const HoldingsStale: Story = {
  args: args({ holdings: { status: 'stale', block: 18_204_551 } }),
}
export const HoldingsStaleOfNoBlock: Story = {
  args: args({ holdings: { status: 'stale' } }),
}
export const HoldingsUnavailable: Story = {
  args: {
    holdings: {
      user: { address: user.address, holdings: { status: 'unavailable' } },
      balance: failed('Balance check timed out'),
      onRetryBalance,
    },
  },
  play: async ({ canvas, step }) => {
    await step('what the server could not read is unknown', async () => {
      await expect(await canvas.findAllByText('Unknown')).toHaveLength(2)
    })
  },
}
export const Phone: Story = {
  ...Whale,
  globals: { viewport: { value: 'phone' } },
}
export const HugeNumbers: Story = {
  args: args(
    { nftCount: 333_333_333, votingPower: 333_333_333_333_333 },
    holding(hard.amount),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('hundreds of trillions in four digits', async () => {
      await expect(await canvas.findByText('333.33T')).toBeVisible()
    })
    await step('all of it can be read and pressed', () => expectToFit())
  },
}
export const RightToLeft: Story = {
  args: {
    holdings: {
      ...HoldingsUnavailable.args?.holdings,
      user: { ...user, holdings: { status: 'stale', block: 18_204_551 } },
      balance: failed('Balance check timed out'),
      onRetryBalance,
    },
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
export const Zoomed: Story = {
  ...Whale,
  globals: { zoom: 'fourfold', viewport: { value: 'laptop' } },
  play: fits(),
}
/** The holdings were read, and no count came with them: that is not zero. */
export const NotCounted: Story = {
  args: {
    holdings: {
      user: { address: user.address, holdings: user.holdings },
      balance: loaded,
      onRetryBalance,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Unknown')).toHaveLength(1)
  },
}
