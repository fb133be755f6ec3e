import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { TextField } from '../TextField/TextField.tsx'
import { FormErrors } from './FormErrors.tsx'

const meta = {
  component: FormErrors,
  args: {
    labels: { title: 'Title', body: 'What is proposed, and why' },
    errors: {
      body: 'Write at least 30 characters; it has 3.',
      title: 'This is needed.',
    },
    attempt: 1,
  },
} satisfies Meta<typeof FormErrors>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormErrors {...args} />
      <TextField name="title" label="Title" value="" onChange={() => {}} />
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus comes here, in the order of the form', async () => {
      await expect(canvas.getByRole('region')).toHaveFocus()
      await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Title')
    })
    await step('a line leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Title/ }))
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    })
  },
}
export const WhileWriting: Story = {
  args: { attempt: 0, errors: { title: 'This is needed.' } },
  play: async ({ canvas, step }) => {
    await step('the focus stays where the person writes', async () => {
      await expect(canvas.getByRole('region')).not.toHaveFocus()
    })
  },
}
export const Nothing: Story = {
  args: { errors: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const LongText: Story = {
  args: { labels: { title: hard.german }, errors: { title: hard.sentence } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    labels: { title: hard.hebrew },
    errors: { title: hard.arabicSentence },
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
