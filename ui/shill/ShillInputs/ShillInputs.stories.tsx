import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { ShillInputs } from './ShillInputs.tsx'

const meta = {
  component: ShillInputs,
  args: {
    wishes: {
      ...{
        topic: 'nft',
        language: 'en',
        tone: 'hype',
        length: 'medium',
        emoji: 1,
      },
      ...{ hashtags: 'NARWHAL NFT Cronos', mentions: '', subject: '' },
      ...{ hold: false, link: true },
    },
    subjects: [],
    onChange: fn(),
  },
} satisfies Meta<typeof ShillInputs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each choice says what it changes', async () => {
      await userEvent.click(canvas.getByText('Funny'))
      await expect(args.onChange).toHaveBeenLastCalledWith({ tone: 'funny' })
      await userEvent.click(canvas.getByText('Deutsch'))
      await expect(args.onChange).toHaveBeenLastCalledWith({ language: 'de' })
      await userEvent.click(canvas.getByText('Many'))
      await expect(args.onChange).toHaveBeenLastCalledWith({ emoji: 3 })
      await userEvent.click(canvas.getByText(shill.length.names.thread))
      await expect(args.onChange).toHaveBeenLastCalledWith({ length: 'thread' })
      const tags = canvas.getByLabelText(/^Hashtags/)
      await fireEvent.change(tags, { target: { value: '#Sea' } })
      await expect(args.onChange).toHaveBeenLastCalledWith({ hashtags: '#Sea' })
      await userEvent.type(canvas.getByLabelText(/Mentions/), 'a')
      await expect(args.onChange).toHaveBeenLastCalledWith({ mentions: 'a' })
      await userEvent.click(canvas.getByRole('switch', { name: /I hold/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ hold: true })
      await userEvent.click(canvas.getByRole('switch', { name: /Link/ }))
      await expect(args.onChange).toHaveBeenLastCalledWith({ link: false })
    })
    await step('there is nothing to choose of this topic', async () => {
      await expect(canvas.queryByRole('combobox')).toBeNull()
    })
  },
}

export const AProposal: Story = {
  args: {
    wishes: { ...meta.args.wishes, topic: 'proposal' },
    subjects: [{ value: 'a', label: '#12 Fund the winter relay' }],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one is chosen, or what ends next', async () => {
      const list = canvas.getByRole('combobox')
      await userEvent.selectOptions(list, 'a')
      await expect(args.onChange).toHaveBeenLastCalledWith({ subject: 'a' })
      await expect(list).toHaveDisplayValue('What ends next')
    })
  },
}

/** One was chosen: what ends next is no subject, and can be chosen again. */
export const BackToNext: Story = {
  args: {
    ...AProposal.args,
    wishes: { ...meta.args.wishes, topic: 'proposal', subject: 'a' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox')
    await expect(list).toHaveDisplayValue('#12 Fund the winter relay')
    await userEvent.selectOptions(list, 'next')
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: '' })
  },
}

export const Phone: Story = {
  args: {
    wishes: { ...meta.args.wishes, topic: 'bounty', hashtags: hard.german },
    subjects: [{ value: 'a', label: hard.german }],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
