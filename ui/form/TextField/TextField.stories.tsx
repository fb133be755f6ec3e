import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'title',
    label: 'Title',
    hint: 'What members read first in the list.',
    value: '',
    most: 120,
    required: true,
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

const live: Story['render'] = (args) => (
  <Live from={args.value} onChange={args.onChange}>
    {(value, onChange) => (
      <TextField {...args} value={value} onChange={onChange} />
    )}
  </Live>
)

export const Empty: Story = {
  render: live,
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await step('it is described by its hint', async () => {
      await expect(field).toHaveAccessibleDescription(String(args.hint))
      await expect(field).toBeRequired()
    })
    await step(
      'what is typed is told at once, leaving it is, too',
      async () => {
        await userEvent.type(field, 'Art')
        await expect(args.onChange).toHaveBeenLastCalledWith('Art')
        await expect(args.onLeave).not.toHaveBeenCalled()
        await userEvent.tab()
        await expect(args.onLeave).toHaveBeenCalledWith('title')
        await expect(canvas.getByText('3 / 120')).toBeVisible()
      },
    )
  },
}
export const Filled: Story = { args: { value: 'An art wall by the pool' } }
export const Wrong: Story = {
  args: { value: 'Art', error: 'Write at least 5 characters; it has 3.' },
  play: async ({ canvas, step }) => {
    await step('what is wrong is said of the field', async () => {
      const field = canvas.getByRole('textbox')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(/at least 5/)
    })
  },
}
export const TooLong: Story = {
  args: { value: hard.unbroken, error: 'Write at most 120 characters.' },
}
export const Disabled: Story = {
  args: { value: 'An art wall', disabled: true },
}
export const ReadOnly: Story = {
  args: { value: 'An art wall', readOnly: true },
}
export const ManyLines: Story = {
  args: { rows: 6, required: false, value: 'First.\n\nSecond.' },
  render: live,
}
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
