import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { onAction: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it offers to try again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onAction).toHaveBeenCalledOnce()
    })
  },
}
export const Waiting: Story = { args: { waiting: true } }
export const Specific: Story = {
  args: {
    title: 'The list of holders did not load',
    children: 'The server is slow just now. Your votes are not affected.',
  },
}
export const LongText: Story = {
  args: {
    title: hard.german,
    children: hard.sentence,
    action: hard.unbroken,
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    title: hard.arabic,
    children: hard.arabicSentence,
    action: hard.hebrew,
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
