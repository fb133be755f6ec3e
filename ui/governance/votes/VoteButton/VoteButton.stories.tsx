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

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Vote on ${activeProposal.title}` }),
    )
    await expect(args.onVote).toHaveBeenCalledOnce()
  },
}
