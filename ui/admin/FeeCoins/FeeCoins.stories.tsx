import { books } from '@narwhal-club/core/messages/pages/books'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { coinRows } from '../../fixtures/books.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { FeeCoins } from './FeeCoins.tsx'

const meta = {
  component: FeeCoins,
  args: {
    answer: ready({ rows: coinRows, total: 1 }),
    csvHref: '/api/admin/fees/coins.csv',
    transactionHref: (hash): string | null =>
      `https://explorer.example/tx/${hash}`,
  },
} satisfies Meta<typeof FeeCoins>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: new RegExp(books.transaction) }),
    ).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('link', { name: new RegExp(books.transaction) }),
    ).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: coinRows, total: 1 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(books.coins.none.children)).toBeVisible()
  },
}
/** There is no place where a transaction can be looked at. */
export const NoExplorer: Story = {
  args: { transactionHref: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(books.transaction)).toBeNull()
  },
}
