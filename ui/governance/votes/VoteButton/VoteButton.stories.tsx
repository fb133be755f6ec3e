import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { activeProposal } from '../../../fixtures/proposals.ts'
import { VoteButton } from './VoteButton.tsx'

const meta = {
  component: VoteButton,
  args: { title: activeProposal.title, onVote: fn() },
} satisfies Meta<typeof VoteButton>

export default meta
type Story = StoryObj<typeof meta>

/** It is not known yet whether it is their turn. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Vote on ${activeProposal.title}` }),
    )
    await expect(args.onVote).toHaveBeenCalledOnce()
  },
}
/** What they hold is not used here yet. */
export const YourTurn: Story = {
  args: { turn: 1_064 },
  play: async ({ canvas }) => {
    const name = `Vote with 1,064 on ${activeProposal.title}`
    await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}
export const YourTurnLight: Story = {
  args: { turn: 1 },
  globals: { theme: 'light' },
}
/** They have voted, or have nothing to vote with. */
export const NotYourTurn: Story = {
  args: { turn: null },
  play: async ({ canvas }) => {
    const name = `Your vote on ${activeProposal.title}`
    await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}
