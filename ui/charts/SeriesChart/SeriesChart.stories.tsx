import { formatCount, formatDate } from '@narwhal-club/core/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { clubs, seriesOf } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
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
/** Pointed at, and by key: the value there, and a line where that is. */
export const Read: Story = {
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Value at a time' })
    const texts = points.map(
      ({ at, value }) =>
        `${formatCount(value ?? Number.NaN)} · ${formatDate(at, 'UTC')}`,
    )
    await step('in the middle by pointer', async () => {
      const { left, width } = slider.getBoundingClientRect()
      await fireEvent.pointerMove(slider, { clientX: left + width / 2 })
      const middle = texts[Math.round((points.length - 1) / 2)] ?? ''
      await expect(canvas.getByText(middle)).toBeVisible()
      await expect(slider).toHaveAttribute('aria-valuetext', middle)
    })
    await step('gone with the pointer', async () => {
      await fireEvent.pointerOut(slider)
      await expect(canvas.queryByText(/·/)).toBeNull()
    })
    await step('the first by key', async () => {
      slider.focus()
      await fireEvent.change(slider, { target: { value: '0' } })
      await expect(canvas.getByText(texts[0] ?? '')).toBeVisible()
    })
  },
}
export const ReadBar: Story = {
  args: Flow.args ?? {},
  play: async ({ canvas, step }) => {
    await step('the last one, which is not over', async () => {
      canvas.getByRole('slider').focus()
      await expect(await canvas.findByText(/, not over$/)).toBeVisible()
    })
    await step('and none, once it is left', async () => {
      canvas.getByRole('slider').blur()
      await waitFor(() => expect(canvas.queryByText(/, not over$/)).toBeNull())
      canvas.getByRole('slider').focus()
      await expect(await canvas.findByText(/, not over$/)).toBeVisible()
    })
  },
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

/** What is not known is said in words where it is read, and is no number. */
export const ReadNotKnown: Story = {
  args: NotKnownYet.args ?? {},
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus()
    await expect(
      await canvas.findByText(/^Not known · .+, not over$/),
    ).toBeVisible()
  },
}
