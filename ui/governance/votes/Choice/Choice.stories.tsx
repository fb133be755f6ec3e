import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Choice } from './Choice.tsx'

const meta = {
  component: Choice,
  args: { of: 'yes' },
} satisfies Meta<typeof Choice>

export default meta
type Story = StoryObj<typeof meta>

export const Yes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Yes')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
export const No: Story = {
  args: { of: 'no' },
  globals: { theme: 'light' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
