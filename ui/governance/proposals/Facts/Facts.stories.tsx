import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { Facts } from './Facts.tsx'

const meta = {
  component: Facts,
  args: {
    facts: [
      ['Block', '18,204,551'],
      ['Holders', '612'],
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(2)
    await expect(canvas.getByText('18,204,551')).toBeVisible()
  },
}
export const InLines: Story = {
  args: { inLines: true },
  play: async ({ canvas }) => {
    const [name, value] = ['Holders', '612'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    await expect(value?.left).toBeGreaterThan(name?.right ?? 0)
    await expect(value?.top).toBeLessThan(name?.bottom ?? 0)
  },
}
export const LongInLinesPhone: Story = {
  args: { inLines: true, facts: [[hard.german, hard.sentence]] },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongPhone: Story = {
  args: { facts: [[hard.german, hard.unbroken]] },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
