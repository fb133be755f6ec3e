import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Live } from '../../fixtures/Live.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { toFieldTime } from './instant.ts'

const meta = {
  component: DateTimeField,
  args: {
    onChange: fn(),
    onLeave: fn(),
    name: 'start',
    label: 'Voting begins',
    hint: 'At the earliest; at the latest in 30 days.',
    value: '',
    required: true,
  },
} satisfies Meta<typeof DateTimeField>

export default meta
type Story = StoryObj<typeof meta>

const noon = '2026-12-01T12:00:00.000Z'

export const Empty: Story = {
  render: (args) => (
    <Live from={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <DateTimeField {...args} value={value} onChange={onChange} />
      )}
    </Live>
  ),
  play: async ({ args, canvas, step }) => {
    await step("the viewer's time goes in, an instant comes out", async () => {
      const field = canvas.getByLabelText('Voting begins')
      fireEvent.change(field, { target: { value: toFieldTime(noon, false) } })
      await expect(args.onChange).toHaveBeenCalledWith(noon)
      await expect(
        canvas.getByText(/time(\. In UTC: 2026-12-01 12:00)?$/),
      ).toBeVisible()
    })
  },
}
export const Filled: Story = { args: { value: noon } }
export const Wrong: Story = {
  args: { value: noon, error: 'Choose a time within the next 30 days.' },
}
export const Disabled: Story = { args: { value: noon, disabled: true } }
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
