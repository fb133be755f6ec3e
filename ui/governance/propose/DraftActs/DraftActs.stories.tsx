import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { DraftActs } from './DraftActs.tsx'

const words = proposing.editor

const meta = {
  component: DraftActs,
  args: {
    eligibility: 'You can propose: you have 64 votes.',
    isShared: false,
    isSaved: true,
    ideaHref: '#idea',
    onReview: fn(),
    onShare: fn(),
    onUnshare: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof DraftActs>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the next step is one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Review/ }))
      await expect(args.onReview).toHaveBeenCalledOnce()
    })
    await step('to delete takes two', async () => {
      await expect(canvas.getByText('Yes, delete')).not.toBeVisible()
      await userEvent.click(canvas.getByText('Delete the draft'))
      await userEvent.click(canvas.getByText(words.removeNo))
      await expect(canvas.getByText('Yes, delete')).not.toBeVisible()
      await userEvent.click(canvas.getByText('Delete the draft'))
      await userEvent.click(canvas.getByRole('button', { name: 'Yes, delete' }))
      await expect(args.onDelete).toHaveBeenCalledOnce()
    })
  },
}
export const NotSaved: Story = {
  args: { isSaved: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const NotKnownWhetherShared: Story = {
  args: { isShared: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: /shar/i }),
    ).not.toBeInTheDocument()
  },
}
export const Shared: Story = {
  args: { isShared: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'See it as others do' }),
    ).toHaveAttribute('href', '#idea')
  },
}
export const Reviewing: Story = { args: { waiting: 'review' } }
export const Sharing: Story = { args: { waiting: 'share' } }
/** Once is enough: the act that is under way cannot be asked for again. */
export const Deleting: Story = {
  args: { waiting: 'delete' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delete the draft'))
    const button = canvas.getByRole('button', { name: 'Yes, delete' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
export const NotShared: Story = {
  args: { failure: 'You need more NFTs for this.' },
}
/** To share it is the next step, and comes first. */
export const LacksVotes: Story = {
  args: { lacksVotes: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(first).toHaveTextContent(words.share)
    await expect(second).toHaveTextContent(words.review)
  },
}
/** It was shared: that comes first still, and can be taken back. */
export const LacksVotesShared: Story = {
  args: { lacksVotes: true, isShared: true },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveTextContent(words.unshare)
    await userEvent.click(first as HTMLElement)
    await expect(args.onUnshare).toHaveBeenCalledOnce()
  },
}
export const LongText: Story = {
  args: { eligibility: hard.sentence, isShared: true, failure: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  args: { isShared: true },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { eligibility: hard.arabicSentence },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
