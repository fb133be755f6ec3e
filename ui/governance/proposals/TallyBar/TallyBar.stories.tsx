import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import {
  activeProposal,
  closedProposal,
  pendingProposal,
} from '../../../fixtures/proposals.ts'
import { TallyBar } from './TallyBar.tsx'

const meta = {
  component: TallyBar,
  args: activeProposal,
} satisfies Meta<typeof TallyBar>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes 1,204')).toBeVisible()
    await expect(canvas.getByText('No 688')).toBeVisible()
    await expect(canvas.getByText('1,049 not voted')).toBeVisible()
    await expect(canvas.queryByText(/Quorum/)).toBeNull()
  },
}
export const Quorum: Story = {
  args: closedProposal,
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const NoVotes: Story = {
  args: pendingProposal,
  globals: { locale: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes 0')).toBeVisible()
  },
}
