import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'reward',
    label: 'Reward',
    hint: 'Paid by you, directly, after the award.',
    value: '',
    decimals: 18,
    unit: 'CRO',
    required: true,
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Live from={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <NumberField {...args} value={value} onChange={onChange} />
      )}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Reward' })
    await step('it says its unit, and asks a phone for digits', async () => {
      await expect(field).toHaveAccessibleDescription(/CRO/)
      await expect(field).toHaveAttribute('inputmode', 'decimal')
    })
    await step('no digit of a long number is lost', async () => {
      const amount = '333333333.000000000000000001'
      await userEvent.type(field, amount)
      await expect(args.onChange).toHaveBeenLastCalledWith(amount)
    })
  },
}
export const Filled: Story = { args: { value: '4800.5' } }
export const Whole: Story = {
  args: {
    label: 'Winners',
    hint: 'From 1 to 5.',
    decimals: 0,
    unit: 'members',
    value: '3',
  },
}
export const Wrong: Story = {
  args: { value: '4,800.5.1', error: 'Write digits, and one point at most.' },
}
export const Disabled: Story = { args: { value: '4800', disabled: true } }
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
/** A number of nothing, that needs no word: its name is all that is said. */
export const Bare: Story = {
  args: { label: 'Place in the list', hint: undefined, decimals: 0 },
  render: ({ unit: _, ...args }) => <NumberField {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute(
      'aria-describedby',
    )
  },
}
