import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { activeProposal, detailOf } from '../../../fixtures/proposals.ts'
import { FeeCard } from './FeeCard.tsx'

const { fee } = detailOf(activeProposal)

const meta = {
  component: FeeCard,
  args: { fee },
} satisfies Meta<typeof FeeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  args: { txHref: (hash) => `https://explorer.example/tx/${hash}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$NARWHAL$/)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `https://explorer.example/tx/${fee?.tx}`,
    )
  },
}
/** A chain of one's own has no explorer. */
export const PaidPhone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const Exempt: Story = {
  args: { fee: fee && { ...fee, tx: 'admin-exempt' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(/own wallet published/)).toBeVisible()
  },
}
export const None: Story = {
  args: { fee: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None was due.')).toBeVisible()
  },
}
