import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  component: CopyButton,
  args: { text: 'https://club.example', label: 'Copy link', done: 'Copied' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(
      fn(async () => {}),
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'the text is on the clipboard and the button says so',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
        await canvas.findByRole('button', { name: 'Copied' })
        await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
          args.text,
        )
      },
    )
  },
}

export const Refused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is claimed', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(
        canvas.getByRole('button', { name: 'Copy link' }),
      ).toBeVisible()
    })
  },
}
export const LongText: Story = {
  args: { label: hard.german, wide: true },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
