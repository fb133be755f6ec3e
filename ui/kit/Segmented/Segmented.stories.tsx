import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Segmented } from './Segmented.tsx'

const meta = {
  component: Segmented,
  args: {
    legend: 'Step',
    options: ['day', 'week', 'month'],
    names: { day: 'Day', week: 'Week', month: 'Month' },
    value: 'day',
    onChange: fn(),
  },
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one is chosen, another can be', async () => {
      await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
      await expect(args.onChange).toHaveBeenCalledWith('month')
    })
  },
}
export const ManyWords: Story = {
  args: {
    options: ['a', 'b', 'c', 'd', 'e'],
    names: {
      a: 'Holders',
      b: 'Supply',
      c: 'Transfers',
      d: 'Mints',
      e: hard.hebrewWord,
    },
    value: 'a',
  },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
