import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { FollowButton } from './FollowButton.tsx'

const meta = {
  component: FollowButton,
  args: { name: 'Deep Dive', follows: false, onFollow: fn() },
} satisfies Meta<typeof FollowButton>

export default meta
type Story = StoryObj<typeof meta>

export const Follows: Story = {
  args: { follows: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press leaves the club', async () => {
      const button = canvas.getByRole('button', {
        name: 'Following Deep Dive',
        pressed: true,
      })
      await userEvent.click(button)
      await expect(args.onFollow).toHaveBeenLastCalledWith(false)
    })
  },
}
export const FollowsNot: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press follows it', async () => {
      const button = canvas.getByRole('button', {
        name: 'Follow Deep Dive',
        pressed: false,
      })
      await userEvent.click(button)
      await expect(args.onFollow).toHaveBeenLastCalledWith(true)
    })
  },
}
export const NotKnown: Story = {
  args: { follows: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press waits until it is known', async () => {
      const button = canvas.getByRole('button', { name: 'Follow Deep Dive' })
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(button).not.toHaveAttribute('aria-pressed')
      await userEvent.click(button)
      await expect(args.onFollow).not.toHaveBeenCalled()
    })
  },
}
export const LongName: Story = {
  args: { name: hard.unbroken },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
