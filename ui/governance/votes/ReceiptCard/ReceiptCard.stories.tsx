import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { receipt } from '../../../fixtures/votes.ts'
import { ReceiptCard } from './ReceiptCard.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ReceiptCard,
  args: {
    receipt,
    address: () => 'https://club.example/clubs/main?p=1',
    onSave: fn(),
    onPost: fn(),
  },
} satisfies Meta<typeof ReceiptCard>

export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {
  args: { verifyHref: '#verify', nextHref: '#next' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what is proved', async () => {
      await expect(
        canvas.getByRole('heading', { name: 'Your Yes is in, with 64 votes' }),
      ).toBeVisible()
      await expect(canvas.getByText('Receipt, line 4,218')).toBeVisible()
      await expect(canvas.getByText(receipt.digest)).toBeVisible()
    })
    await step('it can be kept and shown', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Receipt (JSON)' }),
      )
      await expect(args.onSave).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Post on X' }))
      await expect(args.onPost).toHaveBeenCalledOnce()
    })
    await step('and leads on', async () => {
      await expect(
        canvas.getByRole('link', { name: voting.receipt.verify }),
      ).toHaveAttribute('href', '#verify')
      await expect(
        canvas.getByRole('link', { name: voting.receipt.next }),
      ).toHaveAttribute('href', '#next')
    })
  },
}
/** Nothing else waits for the reader. */
export const Last: Story = {
  args: { receipt: { ...receipt, choice: 'no', power: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your No is in, with 1 vote')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Phone: Story = {
  args: { verifyHref: '#verify', nextHref: '#next' },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { nextHref: '#next' },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
