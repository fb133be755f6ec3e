import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt, before } from '../../fixtures/analytics.ts'
import { CreditsList } from './CreditsList.tsx'

const hash = `0x${'c0'.repeat(32)}`
const amount = String(333_333_333n * 10n ** 18n)
const rows = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    token: addressAt(1),
    amount,
    left: amount,
    hash,
    why: 'refunded' as const,
    at: before(1),
  },
]

const meta = {
  component: CreditsList,
  args: {
    answer: { status: 'ready', data: { rows } },
    transactionHref: (of): string | null => `https://explorer.example/tx/${of}`,
  },
} satisfies Meta<typeof CreditsList>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/333.* left/)).toBeVisible()
    await expect(canvas.getByText(/could not be published/)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `https://explorer.example/tx/${hash}`,
    )
  },
}
export const None: Story = {
  args: { answer: { status: 'ready', data: { rows: [] } } },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Failed: Story = {
  args: { answer: { status: 'failed', onRetry: fn() } },
}
/** There is no explorer for this chain. */
export const NoExplorer: Story = {
  args: { transactionHref: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/333.* left/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
