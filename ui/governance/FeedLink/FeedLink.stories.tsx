import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FeedLink } from './FeedLink.tsx'

const meta = {
  component: FeedLink,
  args: { href: '/api/clubs/main/feed.xml' },
} satisfies Meta<typeof FeedLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('it leads to the feed', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Feed of proposals' }),
      ).toHaveAttribute('href', args.href)
    })
  },
}
