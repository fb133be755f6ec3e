import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Metric } from './Metric.tsx'

const meta = {
  component: Metric,
  args: { label: 'Voting power', value: '64', detail: '4th of 612 holders' },
} satisfies Meta<typeof Metric>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { loading: true, detail: undefined } }
export const Unknown: Story = {
  args: { value: undefined, detail: undefined },
  play: async ({ canvas, step }) => {
    await step('nothing is not zero', async () => {
      await expect(canvas.getByText('Unknown')).toBeVisible()
    })
  },
}
export const Zero: Story = { args: { value: 0, detail: undefined } }
