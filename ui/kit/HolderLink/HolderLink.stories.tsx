import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { address } from '../../fixtures/views.ts'
import { HolderLink } from './HolderLink.tsx'

const meta = {
  component: HolderLink,
  args: { address: address.toLowerCase(), href: `?holder=${address}` },
} satisfies Meta<typeof HolderLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('its name is the whole address, checksummed', async () => {
      await expect(
        canvas.getByRole('link', {
          name: /, holder 0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D$/,
        }),
      ).toBeVisible()
    })
  },
}
