import { books } from '@narwhal-club/core/messages/pages/books'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { creditRows, openCredit } from '../../fixtures/books.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { FeeCredits } from './FeeCredits.tsx'

const words = books.credits
const hash = `0x${'9'.repeat(64)}`
const [onBegin, onRecord, onDrop] = [fn(), fn(), fn()]

const meta = {
  component: FeeCredits,
  args: {
    answer: ready({ rows: creditRows, total: 3 }),
    view: 'all',
    viewHref: (view) => `?credits=${view}`,
    csvHref: '/api/admin/fees/credits.csv',
    transactionHref: (hash): string | null =>
      `https://explorer.example/tx/${hash}`,
    onBegin,
    onRecord,
    onDrop,
  },
} satisfies Meta<typeof FeeCredits>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('what is left is set aside', async () => {
      onBegin.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: words.begin }))
      await expect(onBegin).toHaveBeenCalledWith(openCredit)
    })
    await step('nothing is recorded without a hash', async () => {
      onRecord.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: words.record }))
      await expect(onRecord).not.toHaveBeenCalled()
    })
    await step('a payment is named by its hash', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: words.hash }),
        hash,
      )
      await userEvent.click(canvas.getByRole('button', { name: words.record }))
      await expect(onRecord).toHaveBeenCalledWith(
        creditRows[1],
        creditRows[1]?.refunds[0],
        hash,
      )
    })
    await step('or it is given back', async () => {
      onDrop.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: words.drop }))
      await expect(onDrop).toHaveBeenCalledOnce()
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: creditRows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }), view: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none.children)).toBeVisible()
  },
}
/** There is no place where a transaction can be looked at. */
export const NoExplorer: Story = {
  args: { transactionHref: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(books.transaction)).toBeNull()
  },
}

const ended = creditRows
  .flatMap(({ refunds }) => refunds)
  .map((refund) => ({
    ...refund,
    amount: `233333333${'0'.repeat(18)}`,
    ...(refund.state === 'open' && { state: 'dropped' as const }),
  }))
/** What it paid for was not published; what is left can be paid back, too. */
export const PaidBackInPart: Story = {
  args: {
    view: 'refunds',
    answer: ready({
      rows: [
        {
          ...openCredit,
          why: 'refunded',
          left: `100000000${'0'.repeat(18)}`,
          refunds: ended,
        },
      ],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.states.dropped)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(
      canvas.getByRole('button', { name: words.begin }),
    ).toBeVisible()
  },
}
