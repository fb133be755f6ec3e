import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { SavedPosts } from './SavedPosts.tsx'

const meta = {
  component: SavedPosts,
  args: {
    title: 'Drafts in this browser',
    posts: [
      { id: 'a', text: 'Tusks up, everyone!' },
      { id: 'b', text: 'One narwhal, one vote.' },
    ],
    onOpen: fn(),
    onDrop: fn(),
  },
} satisfies Meta<typeof SavedPosts>

export default meta
type Story = StoryObj<typeof meta>

export const Drafts: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each is opened and deleted by its words', async () => {
      const named = (name: RegExp) => canvas.getByRole('button', { name })
      await userEvent.click(named(/^Open “Tusks/))
      await expect(args.onOpen).toHaveBeenLastCalledWith('a')
      await userEvent.click(named(/^Delete “One/))
      await expect(args.onDrop).toHaveBeenLastCalledWith('b')
    })
  },
}
export const Empty: Story = {
  args: { posts: [] },
  play: async ({ canvas, step }) => {
    await step('nothing is there, not even a title', async () => {
      await expect(canvas.queryByRole('heading')).toBeNull()
    })
  },
}
export const LongText: Story = {
  args: { posts: [{ id: 'a', text: hard.german.repeat(3) }] },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
