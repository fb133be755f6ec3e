import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'rules',
    label: 'I have read the rules of this club',
    hint: 'They are signed with the proposal.',
    checked: false,
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('its words can be pressed', async () => {
      await userEvent.click(canvas.getByText(args.label))
      await expect(args.onChange).toHaveBeenCalledWith(true)
    })
    await step('who leaves it is told of', async () => {
      await userEvent.tab()
      await expect(args.onLeave).toHaveBeenCalledWith(args.name)
    })
  },
}
export const Filled: Story = { args: { checked: true } }
export const Wrong: Story = {
  args: { error: 'Read them and say so.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Read them and say so.',
    )
  },
}
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const LongText: Story = {
  args: { label: hard.german, hint: hard.sentence, error: hard.sentence },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const MadeUpLanguage: Story = {
  args: { error: 'This is needed.' },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    label: hard.hebrew,
    hint: hard.arabicSentence,
    error: hard.arabicSentence,
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
