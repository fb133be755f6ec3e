import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import {
  activeProposal,
  closedProposal,
  pendingProposal,
} from '../../../fixtures/proposals.ts'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { TallyCard } from './TallyCard.tsx'

const meta = {
  component: TallyCard,
  args: { proposal: activeProposal },
} satisfies Meta<typeof TallyCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Results so far' }),
    ).toBeVisible()
    await expect(canvas.getByText('64.3% of 2,941 votes')).toBeVisible()
    await expect(canvas.getByText('231 of 612')).toBeVisible()
    await expect(canvas.getByText('63.6%')).toBeVisible()
    await expect(canvas.getByText('36.4%')).toBeVisible()
  },
}
/** Who chose so does not see it before they have voted. */
export const Secret: Story = {
  args: {
    isSecret: true,
    controls: <Switch label="Hide it" checked onChange={fn()} />,
  },
  beforeEach: () => {
    const { dataset } = document.documentElement
    dataset.results = 'hidden'
    return () => {
      delete dataset.results
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('64.3% of 2,941 votes')).not.toBeVisible()
    await expect(canvas.getByRole('switch')).toBeVisible()
  },
}
export const Pending: Story = {
  args: { proposal: pendingProposal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposals.results.pending)).toBeVisible()
    await expect(canvas.queryByText(/^Yes/)).toBeNull()
    await expect(canvas.queryByText(/so far/)).toBeNull()
  },
}
export const Over: Story = {
  args: { proposal: closedProposal },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
/** Of what nobody cast there is no share. */
export const NoneCast: Story = {
  args: {
    proposal: { ...activeProposal, counts: pendingProposal.counts, quorum: 1 },
  },
  play: async ({ canvas }) => {
    const { turnoutOf, quorumOf } = proposals.results
    await expect(canvas.getByText(turnoutOf('0%', '2,941'))).toBeVisible()
    await expect(canvas.getByText(quorumOf('0', '1'))).toBeVisible()
    await expect(canvas.queryByText(/^[\d.]+%$/)).toBeNull()
  },
}
/** Nothing is divided by nothing. */
export const NoVoters: Story = {
  args: {
    proposal: { ...closedProposal, eligiblePower: 0, eligibleVoters: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one may vote on this')).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
/** What it will take to pass is known before anyone votes. */
export const PendingWithQuorum: Story = {
  args: { proposal: { ...pendingProposal, quorum: 500 } },
  play: async ({ canvas }) => {
    const { quorumOfNone } = proposals.results
    await expect(canvas.getByText(quorumOfNone('500'))).toBeVisible()
  },
}
