import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'art', label: 'Art' },
  { value: 'code', label: 'Code' },
  { value: 'words', label: 'Words', hint: 'Articles, posts, translations.' },
  { value: 'other', label: 'Other', disabled: true },
]

const meta = {
  component: RadioGroup,
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
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Live from={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <RadioGroup {...args} value={value} onChange={onChange} />
      )}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'arrows choose, and going on within leaves nothing',
      async () => {
        await userEvent.click(canvas.getByRole('radio', { name: 'Art' }))
        await userEvent.keyboard('{ArrowDown}')
        await expect(args.onChange).toHaveBeenLastCalledWith('code')
        await expect(args.onLeave).not.toHaveBeenCalled()
        await userEvent.tab()
        await expect(args.onLeave).toHaveBeenCalledWith('category')
      },
    )
  },
}
export const Filled: Story = { args: { value: 'words' } }
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
