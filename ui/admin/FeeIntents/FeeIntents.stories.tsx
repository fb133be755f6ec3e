import { books } from '@narwhal-club/core/messages/pages/books'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { consumedIntent, intentRows } from '../../fixtures/books.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { FeeIntents } from './FeeIntents.tsx'

const meta = {
  component: FeeIntents,
  args: {
    answer: ready({ rows: intentRows, total: 3 }),
    state: 'all',
    stateHref: (state) => `?state=${state}`,
    csvHref: '/api/admin/fees/intents.csv',
    transactionHref: (hash): string | null =>
      `https://explorer.example/tx/${hash}`,
  },
} satisfies Meta<typeof FeeIntents>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2)
    await expect(canvas.getByText('fee_too_small')).toBeVisible()
    await expect(canvas.getByText(books.intents.exempt)).toBeVisible()
    await expect(
      canvas.getAllByRole('link', { name: new RegExp(books.transaction) }),
    ).not.toHaveLength(0)
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
/** No explorer is known: hashes lead nowhere. */
export const NoExplorer: Story = {
  args: { transactionHref: () => null },
  play: async ({ canvas }) => {
    // The rows are there, with their hashes; the CSV is the one link left.
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2)
    await expect(
      canvas.queryByRole('link', { name: new RegExp(books.transaction) }),
    ).toBeNull()
  },
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(books.intents.exempt)).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: intentRows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }), state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(books.intents.none.children)).toBeVisible()
  },
}
/** A fee that was paid for something else, and that pays for this. */
export const PaidByCredit: Story = {
  args: {
    answer: ready({
      rows: intentRows.map((row) => ({ ...row, byCredit: true })),
      total: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(books.intents.byCredit)).toHaveLength(
      intentRows.length,
    )
  },
}

const others = (
  ['open', 'confirmed', 'failed', 'expired', 'credited'] as const
).map((state) => ({
  ...consumedIntent,
  id: state,
  state,
  ...(state === 'open' && { hash: undefined, block: undefined }),
  ...(state === 'failed' && { fault: 'fee_wrong_payer' }),
}))
/** Nothing is paid of the one that is open: there is no block to name. */
export const OtherStates: Story = {
  args: { answer: ready({ rows: others, total: others.length }) },
  play: async ({ canvas }) => {
    const [open, ...paid] = canvas.getAllByRole('listitem')
    await expect(open).not.toHaveTextContent(/block/)
    for (const row of paid) await expect(row).toHaveTextContent(/block/)
  },
}
