import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
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
export const HugeNumber: Story = {
  args: { value: hard.trillions, detail: `of ${hard.trillions}` },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongText: Story = {
  args: { label: hard.german, value: hard.handle, detail: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    label: hard.hebrewWord,
    value: '333.33T',
    detail: hard.arabicSentence,
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
