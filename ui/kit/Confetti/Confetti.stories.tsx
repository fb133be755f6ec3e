import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Confetti } from './Confetti.tsx'

const meta = {
  component: Confetti,
  args: { theme: 'dark', onDone: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480, padding: 40 }}>
        <h1>Your vote is counted</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

/** How many pixels of the canvas are painted. */
function painted(canvasElement: HTMLElement): number {
  const canvas = canvasElement.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return 0
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return data.reduce((sum, value, at) => sum + Number(at % 4 === 3 && value), 0)
}

export const Default: Story = {
  play: async ({ args, canvasElement, step }) => {
    const started = performance.now()
    await step('it moves', async () => {
      await waitFor(() => expect(painted(canvasElement)).toBeGreaterThan(0))
      const before = painted(canvasElement)
      await waitFor(() => expect(painted(canvasElement)).not.toBe(before))
    })
    await step('it is over after about three seconds', async () => {
      await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), {
        timeout: 10_000,
      })
      const took = performance.now() - started
      await expect(took).toBeGreaterThan(2_800)
    })
  },
}
export const Light: Story = {
  args: { theme: 'light' },
  globals: { theme: 'light' },
}
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ args, canvasElement, step }) => {
    await step('one burst that stands still', async () => {
      await waitFor(() => expect(painted(canvasElement)).toBeGreaterThan(0))
      const before = painted(canvasElement)
      await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), {
        timeout: 10_000,
      })
      await expect(painted(canvasElement)).toBe(before)
    })
  },
}
