import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Leave out contracts', checked: true, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press turns it off, by keyboard too', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith(false)
      await expect(canvas.getByRole('switch')).toBeChecked()
    })
  },
}
export const Off: Story = { args: { checked: false } }
export const LongText: Story = {
  args: { label: hard.german },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { label: hard.hebrew },
  globals: { locale: 'rtl' },
}
