import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, PenLine } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Read the proposal', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Spark: Story = {
  args: {
    variant: 'spark',
    children: (
      <>
        <PenLine size={18} aria-hidden /> Sign my Yes
      </>
    ),
  },
}
export const Solid: Story = { args: { variant: 'solid' } }
export const Quiet: Story = {
  args: { variant: 'quiet' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('a press is told once', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}
export const Bare: Story = { args: { variant: 'bare' } }
export const Ink: Story = {
  args: {
    variant: 'ink',
    children: (
      <>
        Read and vote <ArrowRight size={18} aria-hidden />
      </>
    ),
  },
}
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete it' },
}
export const Disabled: Story = { args: { variant: 'solid', disabled: true } }
export const Waiting: Story = {
  args: { variant: 'solid', waiting: true, children: 'Signing in' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { busy: true })
    await step('it keeps the focus and does nothing', async () => {
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
}
export const Wide: Story = { args: { variant: 'solid', wide: true } }
export const LongLabel: Story = {
  args: {
    variant: 'quiet',
    children:
      'A label that a translator made three times as long as anyone had hoped for',
  },
}
export const Unbroken: Story = {
  args: { wide: true, children: hard.unbroken },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    variant: 'solid',
    wide: true,
    children: (
      <>
        {hard.arabicSentence} <ArrowRight size={18} aria-hidden />
      </>
    ),
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
