import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { expectToFit, expectToReach } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    label: 'Pay the fee',
    title: 'Pay the fee',
    children: <p>The fee keeps the list short.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Pay the fee' })
    await step('Escape asks to close it', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}
export const WithBack: Story = {
  args: { back: { label: 'All wallets', onBack: fn() } },
  play: async ({ args, userEvent, step }) => {
    await step('the way back is told', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: 'All wallets' }),
      )
      await expect(args.back?.onBack).toHaveBeenCalledOnce()
      await expect(args.onClose).not.toHaveBeenCalled()
    })
  },
}
export const LongText: Story = {
  args: {
    title: hard.german,
    children: (
      <>
        <h2>{hard.unbroken}</h2>
        <p>{hard.sentence.repeat(6)}</p>
        <Button wide onClick={fn()}>
          {hard.handle}
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await screen.findByRole('dialog')
    await step('all of it can be read and pressed', () => expectToFit())
    await step('the end and the beginning can be reached', async () => {
      for (const button of screen.getAllByRole('button').reverse())
        await expectToReach(button)
    })
  },
}
export const RightToLeft: Story = {
  args: {
    back: { label: hard.hebrewWord, onBack: fn() },
    children: <p>{hard.arabicSentence}</p>,
  },
  globals: { locale: 'rtl' },
  play: async ({ step }) => {
    await screen.findByRole('dialog')
    await step('all of it can be read and pressed', () => expectToFit())
  },
}
