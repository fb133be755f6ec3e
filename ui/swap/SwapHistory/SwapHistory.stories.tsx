import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '../../fixtures/cards.tsx'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { swapHistoryOf, swapIntent } from '../../fixtures/swap.ts'
import type * as stories from './SwapHistory.stories.tsx'
import { SwapHistory } from './SwapHistory.tsx'

const meta = {
  component: SwapHistory,
  args: {
    whose: 'all',
    answer: ready(swapHistoryOf(6)),
    more: { waiting: false, onMore: fn() },
    tabs: [
      { href: '?history=all', label: 'Everyone’s', isCurrent: true },
      { href: '?history=mine', label: 'Yours', isCurrent: false },
    ],
    csv: '/api/swap/history.csv',
    explorerUrl: 'https://explorer.example',
    holderHref: (address: string) => `/analytics?holder=${address}`,
    mine: swapIntent.account,
  },
} satisfies Meta<typeof SwapHistory>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default' | 'Loading' | 'Failed'>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('which way each went, for how much', async () => {
      await expect(
        canvas.getAllByText('1 narwhal → 50.00B $NARWHAL')[0],
      ).toBeVisible()
      await expect(
        canvas.getByText('100.00B $NARWHAL → 2 narwhals'),
      ).toBeVisible()
    })
    await step('each leads to its transaction, all to a file', async () => {
      const [first] = canvas.getAllByRole('link', { name: /Nov 21, 2026/ })
      await expect(first).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/explorer\.example\/tx\/0x/),
      )
      await expect(
        canvas.getByRole('link', { name: 'Download these swaps as CSV' }),
      ).toHaveAttribute('href', '/api/swap/history.csv')
    })
    await step('what was not noted is said to be so', async () => {
      await expect(canvas.getByText('Not noted')).toBeInTheDocument()
    })
  },
}
export const Loading: Story = { args: { answer: loading, more: undefined } }
export const Failed: Story = { args: { answer: failed, more: undefined } }
/** Nobody is signed in: there are no swaps of one's own. */
export const Visitor: Story = {
  args: { tabs: undefined, mine: undefined, explorerUrl: undefined },
}
export const NoneYet: Story = {
  args: { answer: ready(swapHistoryOf(0)), more: undefined },
}
export const NoneOfMine: Story = {
  args: { whose: 'mine', answer: ready(swapHistoryOf(0)), more: undefined },
}
export const Stale: Story = {
  args: {
    answer: ready({
      ...swapHistoryOf(3),
      source: { status: 'stale', block: 18_204_551 },
    }),
    more: undefined,
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
