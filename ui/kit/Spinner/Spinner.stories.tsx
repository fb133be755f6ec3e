import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './Spinner.tsx'

const meta = {
  component: Spinner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it says Loading... with three dots', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Loading\.\.\.$/,
      )
    })
    await step('it covers the screen', async () => {
      const { width, height } = canvas
        .getByRole('status')
        .getBoundingClientRect()
      await expect([width, height]).toEqual([innerWidth, innerHeight])
    })
  },
}
