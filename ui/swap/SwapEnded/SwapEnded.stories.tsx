import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { swapIntent } from '../../fixtures/swap.ts'
import type * as stories from './SwapEnded.stories.tsx'
import { SwapEnded } from './SwapEnded.tsx'

const paid = { ...swapIntent.fee, state: 'paid' as const }
const meta = {
  component: SwapEnded,
  args: {
    intent: { ...swapIntent, state: 'cancelled' },
    creditDays: 30,
    onAgain: fn(),
  },
} satisfies Meta<typeof SwapEnded>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/credit/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }))
    await expect(args.onAgain).toHaveBeenCalled()
  },
}
/** What was paid is not lost, and it says so. */
export const FeeKept: Story = {
  args: { intent: { fee: paid, state: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/within 30 days/)).toBeVisible()
  },
}
export const Expired: Story = {
  args: { intent: { ...swapIntent, state: 'expired' } },
}
export const Unpaid: Story = {
  args: { intent: { ...swapIntent, state: 'unpaid' } },
}
/** The fee is on its way: it is kept as one that has arrived. */
export const FeeConfirming: Story = {
  args: {
    intent: { fee: { ...paid, state: 'confirming' }, state: 'cancelled' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/within 30 days/)).toBeVisible()
  },
}
export const Phone: Story = {
  args: { intent: { fee: paid, state: 'expired' } },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
