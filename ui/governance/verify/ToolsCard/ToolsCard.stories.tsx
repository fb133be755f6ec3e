import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { ToolsCard } from './ToolsCard.tsx'

const meta = {
  component: ToolsCard,
  args: {
    files: { offline: '/verify.html', command: '/verify.mjs' },
    feed: '/days.xml',
  },
} satisfies Meta<typeof ToolsCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const [file, href] of Object.entries(meta.args.files)) {
      const name = verify.tools[file as 'offline' | 'command']
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('download')
    }
    const feed = canvas.getByRole('link', { name: verify.tools.feed })
    await expect(feed).toHaveAttribute('href', meta.args.feed)
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
