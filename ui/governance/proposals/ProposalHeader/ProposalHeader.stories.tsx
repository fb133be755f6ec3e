import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt } from '../../../fixtures/analytics.ts'
import { place } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import {
  activeProposal,
  closedProposal,
  detailOf,
  dispute,
  flaggedProposal,
  pendingProposal,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { ProposalHeader } from './ProposalHeader.tsx'
import { ProposalWaiting } from './ProposalWaiting.tsx'

const phone = { viewport: { value: 'phone' } }
const detail = detailOf(activeProposal)

const meta = {
  component: ProposalHeader,
  args: {
    ...place,
    proposal: detail,
    backHref: '#all',
    labelHref: (label) => `#${label}`,
    changedHref: '#changed',
    acts: <Button onClick={fn()}>Copy link</Button>,
    now: storyNow,
  },
} satisfies Meta<typeof ProposalHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas, step }) => {
    await step('it says what it is, and leads on', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: detail.title }),
      ).toBeVisible()
      await expect(
        canvas.getByRole('link', { name: 'Proposals of Narwhal Club' }),
      ).toHaveAttribute('href', '#all')
      await expect(
        canvas.getByRole('link', { name: 'treasury' }),
      ).toHaveAttribute('href', '#treasury')
      await expect(
        canvas.getByRole('link', { name: 'See what changed' }),
      ).toHaveAttribute('href', '#changed')
    })
    await step('how long there is', async () => {
      await expect(canvas.getByText(/^Voting ends/)).toHaveTextContent(
        'Voting ends in 1 day',
      )
    })
  },
}
/** Its first version, without labels, and nothing to do with it. */
export const Pending: Story = {
  args: {
    proposal: { ...detailOf(pendingProposal), labels: [], version: 1 },
    changedHref: undefined,
    acts: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Voting opens/)).toHaveTextContent(
      /^Voting opens in 1 day$/,
    )
    await expect(canvas.queryByText(/^Version/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'treasury' })).toBeNull()
  },
}
/** Of what is over the day counts. */
export const Closed: Story = {
  args: { proposal: detailOf(closedProposal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed')).toHaveTextContent(
      'Closed Nov 20, 2026, 14:05',
    )
  },
}
/** Another had the idea, and is named too. */
export const Adopted: Story = {
  args: {
    proposal: {
      ...detail,
      idea: { author: addressAt(8), draft: detail.id },
    },
    changedHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/After an idea of/)).toBeVisible()
  },
}
export const Flagged: Story = {
  args: { proposal: detailOf(flaggedProposal) },
}
export const Dispute: Story = {
  args: { proposal: detailOf(dispute) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dispute')).toBeVisible()
  },
}
export const LongPhone: Story = {
  args: {
    proposal: { ...detail, title: hard.unbroken, labels: [hard.german] },
  },
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { proposal: { ...detail, title: hard.arabic } },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
export const Waiting: Story = {
  render: () => <ProposalWaiting>Loading the proposal</ProposalWaiting>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the proposal')).toBeInTheDocument()
  },
}
