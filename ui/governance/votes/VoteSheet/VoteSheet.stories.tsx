import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { activeProposal, storyNow } from '../../../fixtures/proposals.ts'
import { ownBallot, sentencesOf } from '../../../fixtures/votes.ts'
import { VoteSheet } from './VoteSheet.tsx'

const phone = { viewport: { value: 'phone' } }

const meta = {
  component: VoteSheet,
  args: {
    view: {
      status: 'open',
      power: 64,
      isChanging: false,
      step: { is: 'still' },
    },
    proposal: activeProposal,
    now: storyNow,
    sentences: sentencesOf(activeProposal),
    reason: '',
    href: '#27',
    onReason: fn(),
    onVote: fn(),
    onChanging: fn(),
    onResend: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  globals: phone,
} satisfies Meta<typeof VoteSheet>

export default meta
type Story = StoryObj<typeof meta>

export const YourTurn: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('what is voted on, and the two buttons', async () => {
      await expect(
        await screen.findByRole('dialog', {
          name: voting.row.voteOn(activeProposal.title),
        }),
      ).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Vote Yes' }))
      await expect(args.onVote).toHaveBeenCalledWith('yes')
    })
    await step('all of it can be read first', async () => {
      await expect(
        screen.getByRole('link', { name: voting.row.read }),
      ).toHaveAttribute('href', '#27')
    })
    await step('it can be left', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
export const Counted: Story = {
  args: {
    view: {
      status: 'open',
      power: 64,
      isChanging: false,
      step: { is: 'still' },
      ballot: ownBallot,
    },
  },
  globals: { theme: 'light', ...phone },
  play: async (story) => {
    await screen.findByRole('dialog')
    await fits()(story)
  },
}
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: async (story) => {
    await screen.findByRole('dialog')
    await fits()(story)
  },
}
