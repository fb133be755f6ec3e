import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: 'art', label: 'Art' },
  { value: 'code', label: 'Code' },
  { value: 'words', label: 'Words', hint: 'Articles, posts, translations.' },
  { value: 'other', label: 'Other', disabled: true },
]

const meta = {
  component: Select,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'category',
    label: 'Category',
    hint: 'Where members look for it.',
    value: '',
    options,
    required: true,
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Live from={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <Select {...args} value={value} onChange={onChange} />
      )}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step("the browser's own list", async () => {
      const field = canvas.getByRole('combobox', { name: 'Category' })
      await userEvent.selectOptions(field, 'Code')
      await expect(args.onChange).toHaveBeenCalledWith('code')
      await expect(field).toHaveValue('code')
    })
  },
}
export const Filled: Story = { args: { value: 'art' } }
export const Wrong: Story = { args: { error: 'This is needed.' } }
export const Disabled: Story = { args: { value: 'art', disabled: true } }
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
