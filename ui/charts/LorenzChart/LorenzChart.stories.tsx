import { lorenzCurve } from '@narwhal-club/core/analytics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { clubs } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { LorenzChart } from './LorenzChart.tsx'

const of = (counts: number[]) => lorenzCurve(counts) ?? []

const meta = {
  component: LorenzChart,
  args: { points: of(clubs.usual.counts) },
} satisfies Meta<typeof LorenzChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Mine: Story = { args: { mine: 0.94 } }
export const Even: Story = {
  args: { points: of([3, 3, 3, 3]), mine: 0.5 },
  play: async ({ canvas, step }) => {
    await step('its sentence says what half of them own', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName(
        /smaller half of the holders own 50\.0%/,
      )
    })
  },
}
export const Read: Story = {
  args: { points: of([1, 3, 3, 3]) },
  play: async ({ canvas, step }) => {
    await step('what the quarter with the least holds', async () => {
      await fireEvent.change(canvas.getByRole('slider'), {
        target: { value: '25' },
      })
      await expect(canvas.getByText('Smallest 25.0% hold 10.0%')).toBeVisible()
    })
  },
}
export const OneOwner: Story = { args: { points: of([7]) } }
export const Crowd: Story = {
  args: { points: of(clubs.crowd.counts), mine: 1 },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
