import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { DisplayOptions } from './DisplayOptions.tsx'

const meta = {
  component: DisplayOptions,
  args: {
    theme: 'dark',
    density: 'comfortable',
    onThemeChange: fn(),
    onDensityChange: fn(),
  },
} satisfies Meta<typeof DisplayOptions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a choice is told', async () => {
      await userEvent.click(canvas.getByLabelText('High contrast'))
      await expect(args.onThemeChange).toHaveBeenCalledWith('contrast')
      await userEvent.click(canvas.getByLabelText('Compact'))
      await expect(args.onDensityChange).toHaveBeenCalledWith('compact')
    })
  },
}
export const HighContrast: Story = {
  args: { theme: 'contrast', density: 'compact' },
  globals: { theme: 'contrast', density: 'compact' },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
