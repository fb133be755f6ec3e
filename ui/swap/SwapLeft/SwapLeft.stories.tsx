import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { swapCredit, swapIntent } from '../../fixtures/swap.ts'
import type * as stories from './SwapLeft.stories.tsx'
import { SwapLeft } from './SwapLeft.tsx'

const paid = {
  ...swapIntent,
  id: 'a5000000-0000-4000-8000-000000000002',
  mode: 'redeem' as const,
  fee: { ...swapIntent.fee, state: 'paid' as const },
}
const meta = {
  component: SwapLeft,
  args: {
    unfinished: [swapIntent],
    credits: [swapCredit],
    onContinue: fn(),
  },
} satisfies Meta<typeof SwapLeft>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('one press goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(args.onContinue).toHaveBeenCalledWith(swapIntent.id)
    })
    await step('a fee that waits says for how long', async () => {
      await expect(canvas.getByText(/until Dec 20, 2026/)).toBeVisible()
    })
  },
}
export const FeePaid: Story = { args: { unfinished: [paid], credits: [] } }
export const CreditAlone: Story = { args: { unfinished: [] } }
/** There is nothing to say. */
export const Nothing: Story = {
  args: { unfinished: [], credits: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
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

/** One has a fee on its way, the other takes none. */
export const OtherFees: Story = {
  args: {
    unfinished: [
      {
        ...swapIntent,
        ids: ['4'],
        fee: { ...swapIntent.fee, state: 'confirming' },
      },
      { ...paid, fee: { ...paid.fee, state: 'exempt' } },
    ],
    credits: [],
  },
}
