import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { ChooseCard } from './ChooseCard.tsx'

const words = verify.choose

const meta = {
  component: ChooseCard,
  args: {
    proposal: { value: '' },
    onProposal: fn(),
    onStart: fn(),
    onFiles: fn(),
  },
} satisfies Meta<typeof ChooseCard>

export default meta
type Story = StoryObj<typeof meta>

const file = new File(['{}'], 'bundle.json', { type: 'application/json' })

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a proposal is named, and verified by Enter', async () => {
      const field = canvas.getByRole('textbox', { name: words.proposal })
      await userEvent.type(field, 'e{Enter}')
      await expect(args.onProposal).toHaveBeenCalledWith('e')
      await expect(args.onStart).toHaveBeenCalledOnce()
    })
    await step('files are chosen', async () => {
      const picker = canvas.getByLabelText(words.pick)
      await expect(picker).toHaveAccessibleDescription(words.kinds)
      await userEvent.upload(picker, file)
      await expect(args.onFiles).toHaveBeenLastCalledWith([file])
    })
    await step('and dropped', async () => {
      const data = new DataTransfer()
      data.items.add(file)
      const zone = canvas.getByText(words.drop)
      // Or the browser would open it in the place of the page.
      const isLeft = await fireEvent.dragOver(zone, { dataTransfer: data })
      await expect(isLeft).toBe(false)
      await fireEvent.drop(zone, { dataTransfer: data })
      await expect(args.onFiles).toHaveBeenCalledTimes(2)
    })
  },
}
export const Wrong: Story = {
  args: { proposal: { value: 'twelve', error: words.unknown } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.unknown)).toBeVisible()
  },
}
export const FilesAlone: Story = {
  args: { proposal: undefined, note: words.receiptFirst },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      words.receiptFirst,
    )
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
