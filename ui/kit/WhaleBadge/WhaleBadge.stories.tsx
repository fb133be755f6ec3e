import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WhaleBadge } from './WhaleBadge.tsx'

const meta = {
  component: WhaleBadge,
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 160px 8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WhaleBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Explained: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the tooltip reads as R1.3 says', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tooltip')).toHaveTextContent(
        /^Whale status: Over 50 NARWHAL NFTs and 1 trillion \$NARWHAL tokens!$/,
      )
    })
  },
}
