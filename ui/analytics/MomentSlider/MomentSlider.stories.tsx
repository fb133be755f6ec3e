import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { clubs, momentsOf } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { MomentSlider } from './MomentSlider.tsx'

const { moments } = momentsOf(clubs.usual)

const meta = {
  component: MomentSlider,
  args: {
    moments,
    at: moments.length,
    isPlaying: false,
    onMove: fn(),
    onPlay: fn(),
    onPause: fn(),
    onNow: fn(),
  },
} satisfies Meta<typeof MomentSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Now: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('keys move it, a button plays', async () => {
      const slider = canvas.getByRole('slider', { name: 'Moment' })
      await expect(slider).toHaveAttribute('aria-valuetext', 'Now')
      slider.focus()
      await fireEvent.change(slider, { target: { value: 3 } })
      await expect(args.onMove).toHaveBeenCalledWith(3)
      await userEvent.click(
        canvas.getByRole('button', { name: 'Play history' }),
      )
      await expect(args.onPlay).toHaveBeenCalledOnce()
    })
  },
}
export const Loading: Story = {
  args: { moments: [], at: 0, loading: true },
  play: async ({ canvas, step }) => {
    await step('it has its room, and does nothing yet', async () => {
      await expect(canvas.getByRole('slider')).toBeDisabled()
      await expect(canvas.getByRole('button')).toBeDisabled()
    })
  },
}
export const Past: Story = {
  args: { at: 12 },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it says date and block, and leads back', async () => {
      await expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/2026, \d\d:\d\d, block 13,248,000$/),
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }))
      await expect(args.onNow).toHaveBeenCalledOnce()
    })
  },
}
export const Between: Story = {
  args: { at: 12, between: { block: 13_250_001, at: '2026-01-02T03:04:00Z' } },
  play: async ({ canvas, step }) => {
    await step('it says the moment that is shown, not the stop', async () => {
      await expect(canvas.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/block 13,250,001$/),
      )
    })
  },
}
export const Playing: Story = {
  args: { at: 30, isPlaying: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it can be paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await expect(args.onPause).toHaveBeenCalledOnce()
    })
    await fits()({ step })
  },
}
export const NoHistory: Story = { args: { moments: [], at: 0 } }
export const RightToLeft: Story = {
  args: { at: 12 },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
