import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectToFit } from '../../fixtures/fits.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

const meta = {
  component: ThemeToggle,
  args: {
    theme: 'dark',
    density: 'comfortable',
    onThemeChange: fn(),
    onDensityChange: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 320, minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Dark: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press asks for light', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Switch to light theme' }),
      )
      await expect(args.onThemeChange).toHaveBeenCalledWith('light')
    })
  },
}
export const Light: Story = {
  args: { theme: 'light' },
  globals: { theme: 'light' },
}
export const HighContrast: Story = {
  args: { theme: 'contrast' },
  globals: { theme: 'contrast' },
}
export const Options: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the caret opens the rest', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Display options' }),
      )
      await expect(await canvas.findByLabelText('Compact')).toBeInTheDocument()
    })
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Display options' }),
    )
    await canvas.findByLabelText('Compact')
    await step('the options fit', () => expectToFit({ target: 24 }))
  },
}
