import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { nftsOf } from '../../fixtures/holder.ts'
import { swappedIntent } from '../../fixtures/swap.ts'
import type * as stories from './SwapReceipt.stories.tsx'
import { SwapReceipt } from './SwapReceipt.tsx'

const hash = (digits: string) => `0x${digits.repeat(32)}` as const
const nfts = nftsOf(swappedIntent.ids).rows.map(({ id, image }) => ({
  id,
  image: image || undefined,
}))
const fewer = {
  ...swappedIntent,
  mode: 'redeem' as const,
  swapped: {
    hash: hash('3c'),
    block: 18_204_559,
    at: '2026-11-21T12:02:00Z',
    ids: swappedIntent.ids.slice(0, 2),
    tokens: String(100_000_000_000n * 10n ** 18n),
  },
}

const meta = {
  component: SwapReceipt,
  args: {
    intent: swappedIntent,
    steps: [
      { step: 'approve', how: 'all', state: 'done', hash: hash('1a') },
      { step: 'fee', state: 'done', hash: hash('2b') },
      { step: 'swap', state: 'done', hash: hash('3c') },
      { step: 'revoke', how: 'all', state: 'done', hash: hash('4d') },
    ],
    nfts,
    holdings: {
      nfts: 61,
      tokens: 1_530_000_000_000n * 10n ** 18n,
      power: 61,
    },
    fee: '1 CRO',
    explorerUrl: 'https://explorer.example',
    proof: () => 'https://explorer.example/tx/0x3c',
    onPost: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof SwapReceipt>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('what came, and what is held now', async () => {
      await expect(
        canvas.getByRole('heading', { name: '150.00B $NARWHAL arrived' }),
      ).toBeVisible()
      await expect(
        canvas.getByText(/You hold 61 narwhals and 1.53T/),
      ).toBeVisible()
    })
    await step('each transaction is a link', async () => {
      const list = canvas.getByRole('list', { name: 'Its transactions' })
      await expect(list.children).toHaveLength(4)
    })
    await step('it is shared, and there may be another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Post on X' }))
      await expect(args.onPost).toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Swap again' }))
      await expect(args.onAgain).toHaveBeenCalled()
    })
  },
}
/** The vault gave what was left, and took no more than that is worth. */
export const Fewer: Story = {
  args: { intent: fewer },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '2 narwhals arrived' }),
    ).toBeVisible()
    await expect(canvas.getByText(/2 of 3 left/)).toBeVisible()
  },
}
/** What is held could not be read: it is not said to be nothing. */
export const HoldingsUnknown: Story = {
  args: { holdings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You hold/)).toBeNull()
  },
}
export const Exempt: Story = {
  args: {
    intent: {
      ...swappedIntent,
      fee: { ...swappedIntent.fee, state: 'exempt', hash: 'admin-exempt' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None for you')).toBeVisible()
  },
}
export const ByCredit: Story = {
  args: {
    intent: {
      ...swappedIntent,
      fee: { ...swappedIntent.fee, byCredit: true },
    },
  },
}
export const NoExplorer: Story = { args: { explorerUrl: undefined } }
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
