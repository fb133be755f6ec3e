import { books } from '@narwhal-club/core/messages/pages/books'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { totals } from '../../fixtures/books.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { FeeTotals } from './FeeTotals.tsx'

const meta = {
  component: FeeTotals,
  args: { answer: ready(totals) },
} satisfies Meta<typeof FeeTotals>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const { agrees, differs } = books.totals
    await expect(canvas.getByText(new RegExp(`${agrees}$`))).toBeVisible()
    await expect(canvas.getByText(new RegExp(`${differs}$`))).toBeVisible()
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
      canvas.queryByText(new RegExp(books.totals.verdict)),
    ).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = { args: { answer: earlier(totals) } }
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
/** Nothing was watched yet. */
export const Empty: Story = {
  args: { answer: ready({ block: 12, assets: [] }) },
}
