import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { place } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { activeProposal, detailOf } from '../../../fixtures/proposals.ts'
import { SnapshotCard } from './SnapshotCard.tsx'

const detail = detailOf(activeProposal)

const meta = {
  component: SnapshotCard,
  args: { ...place, proposal: detail, votersHref: '/voters.csv' },
} satisfies Meta<typeof SnapshotCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what was frozen, and the list of it', async () => {
      await expect(canvas.getByText(/18,112,040/)).toBeVisible()
      await expect(canvas.getByText(detail.snapshot.root)).toBeVisible()
      await expect(canvas.getByRole('link', { name: /CSV/ })).toHaveAttribute(
        'href',
        '/voters.csv',
      )
    })
  },
}
export const AllCount: Story = {
  args: {
    proposal: { ...detail, snapshot: { ...detail.snapshot, excluded: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible()
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
