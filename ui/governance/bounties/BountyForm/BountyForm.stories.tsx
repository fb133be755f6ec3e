import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { BountyForm } from './BountyForm.tsx'

const meta = {
  component: BountyForm,
  args: {
    value: {
      title: 'Draw the winter banner',
      description: 'A banner of 1500 by 500 pixels, as an SVG.',
      category: 'art',
      skills: ['svg'],
      reward: { asset: 'CRO', amount: '450.5' },
      winnersMax: 2,
      submitBy: '2026-12-01T12:00:00.000Z',
      decideBy: '2026-12-08T12:00:00.000Z',
      payBy: null,
      minVp: 0,
      visibility: 'public',
    },
    errors: {},
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof BountyForm>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the reward is what is typed, and no float', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: /^Reward/ }),
        '1',
      )
      await expect(args.onChange).toHaveBeenCalledWith({
        reward: { asset: 'CRO', amount: '450.51' },
      })
    })
    await step('it is paid in coins or tokens', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '$NARWHAL' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        reward: { asset: 'TOKEN', amount: '450.5' },
      })
    })
  },
}
export const Wrong: Story = {
  args: {
    attempt: 1,
    errors: {
      title: 'Write at least 5 characters.',
      reward: 'Enter an amount, like 450.5.',
      payBy: 'Choose a date and a time.',
    },
  },
}
export const Locked: Story = {
  args: { isLocked: true },
  globals: { theme: 'light' },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
