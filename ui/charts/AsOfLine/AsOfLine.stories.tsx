import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asOf } from '../../fixtures/analytics.ts'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import type * as stories from './AsOfLine.stories.tsx'
import { AsOfLine } from './AsOfLine.tsx'

const meta = {
  component: AsOfLine,
  args: { asOf: asOf() },
} satisfies Meta<typeof AsOfLine>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<
  typeof stories,
  'Fresh' | 'Behind' | 'Doubtful' | 'Stale'
>

export const Fresh: Story = {}
export const Behind: Story = { args: { asOf: asOf('behind') } }
export const Doubtful: Story = {
  args: { asOf: asOf('doubtful'), explained: true },
}
export const Stale: Story = { args: { asOf: asOf('stale') } }
export const BehindExplained: Story = {
  args: { asOf: asOf('behind'), explained: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('it says by how much', async () => {
      await expect(canvas.getByText(/91,452 blocks behind/)).toBeVisible()
    })
    await fits()({ step })
  },
}
export const StaleExplained: Story = {
  args: { asOf: asOf('stale'), explained: true },
}
