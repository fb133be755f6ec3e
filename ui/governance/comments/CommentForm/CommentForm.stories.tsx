import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { Live } from '../../../fixtures/Live.tsx'
import { CommentForm } from './CommentForm.tsx'

const meta = {
  component: CommentForm,
  args: {
    kind: 'say',
    text: '',
    onText: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof CommentForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: (args) => (
    <Live from={args.text} onChange={args.onText}>
      {(text, onText) => <CommentForm {...args} text={text} onText={onText} />}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Comment' })
    const field = canvas.getByRole('textbox')
    await step('words are needed', async () => {
      await expect(field).toBeRequired()
    })
    await step('words are sent', async () => {
      await userEvent.type(field, 'A reef')
      await expect(args.onText).toHaveBeenLastCalledWith('A reef')
      await userEvent.click(send)
      await expect(args.onSend).toHaveBeenCalledOnce()
    })
  },
}
/** It was sent without words: says so where they belong. */
export const SentEmpty: Story = {
  args: { error: comments.failure.empty },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      new RegExp(comments.failure.empty),
    )
  },
}
export const Reply: Story = {
  args: { kind: 'reply', text: 'In turns.', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = {
  args: { text: 'A reef', waiting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }))
    // A browser sends forms by itself, too.
    await fireEvent.submit(canvas.getByRole('textbox'))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: {
    text: 'See http://a.example',
    error: 'A link must not be published: use whole https addresses.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('See http://a.example')
    await expect(field).toBeInvalid()
  },
}
export const TooLong: Story = { args: { text: 'x'.repeat(2_003) } }
export const MadeUpLanguage: Story = {
  args: { kind: 'edit', text: 'A reef', onCancel: fn() },
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
