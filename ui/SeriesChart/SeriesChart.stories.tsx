import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs, seriesOf } from '../fixtures/analytics.ts'
import { fits } from '../fixtures/fits.ts'
import { SeriesChart } from './SeriesChart.tsx'

const { points } = seriesOf(clubs.usual)

const meta = {
  component: SeriesChart,
  args: { label: 'Holders', kind: 'level', points },
} satisfies Meta<typeof SeriesChart>

export default meta
type Story = StoryObj<typeof meta>

export const Level: Story = {}
export const Flow: Story = {
  args: {
    kind: 'flow',
    points: seriesOf(clubs.usual, 'mints', 'week').points,
  },
}
export const FlowByDay: Story = {
  args: { kind: 'flow', points: seriesOf(clubs.crowd, 'mints').points },
}
export const OnePoint: Story = { args: { points: points.slice(-1) } }
export const NotKnownYet: Story = {
  args: {
    points: points.map((point, index) =>
      index > 200 ? { at: point.at, partial: true } : point,
    ),
  },
}
export const Phone: Story = {
  args: { points: seriesOf(clubs.huge, 'supply').points },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
