import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: {
    label: 'Close',
    onClick: fn(),
    children: <X size={18} aria-hidden />,
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the label is its name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}
export const Expanded: Story = { args: { 'aria-expanded': true } }
