import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { BountyForm } from './BountyForm.tsx'

const words = bountyEditor.field

const meta = {
  component: BountyForm,
  args: {
    value: {
      title: 'Draw the winter banner',
      description: 'A banner of 1500 by 500 pixels, as an SVG.',
      category: 'art',
      skills: ['svg'],
      reward: { asset: 'CRO', amount: '450.5' },
      winnersMax: 2,
      submitBy: '2026-12-01T12:00:00.000Z',
      decideBy: '2026-12-08T12:00:00.000Z',
      payBy: null,
      minVp: 0,
      visibility: 'public',
    },
    errors: {},
    onChange: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof BountyForm>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the reward is what is typed, and no float', async () => {
      await userEvent.type(
        canvas.getByRole('textbox', { name: /^Reward/ }),
        '1',
      )
      await expect(args.onChange).toHaveBeenCalledWith({
        reward: { asset: 'CRO', amount: '450.51' },
      })
    })
    await step('it is paid in coins or tokens', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '$NARWHAL' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({
        reward: { asset: 'TOKEN', amount: '450.5' },
      })
    })
    const tells = (change: object) =>
      expect(args.onChange).toHaveBeenLastCalledWith(change)
    await step('words are told as they are typed', async () => {
      const typed = [
        [words.title, '!', { title: 'Draw the winter banner!' }],
        [words.skills, ', ink', { skills: ['svg', 'ink'] }],
        [words.minVp, '7', { minVp: 7 }],
      ] as const
      for (const [label, text, change] of typed) {
        const field = canvas.getByRole('textbox', {
          name: new RegExp(`^${label}`),
        })
        await fireEvent.change(field, {
          target: { value: `${(field as HTMLInputElement).value}${text}` },
        })
        await tells(change)
      }
      const description = canvas.getByLabelText(words.description)
      await userEvent.type(description, '!')
      await tells({
        description: 'A banner of 1500 by 500 pixels, as an SVG.!',
      })
    })
    await step('and choices as they are made', async () => {
      const choose = (label: string, value: string) =>
        userEvent.selectOptions(canvas.getByLabelText(label), value)
      await choose(words.category, 'words')
      await tells({ category: 'words' })
      await choose(words.winnersMax, '3')
      await tells({ winnersMax: 3 })
      const later = bounties.reward.after_deadline
      await userEvent.click(canvas.getByRole('radio', { name: later }))
      await tells({ visibility: 'after_deadline' })
      const by = canvas.getByLabelText(words.payBy)
      await fireEvent.change(by, { target: { value: '2026-12-20T12:00' } })
      await tells({ payBy: '2026-12-20T12:00:00.000Z' })
    })
  },
}
export const Wrong: Story = {
  args: {
    attempt: 1,
    errors: {
      title: 'Write at least 5 characters.',
      reward: 'Enter an amount, like 450.5.',
      payBy: 'Choose a date and a time.',
    },
  },
}
export const Locked: Story = {
  args: { isLocked: true },
  globals: { theme: 'light' },
}
/** What hunters rely on is told, and not asked; the rest says what it takes. */
export const NewVersion: Story = {
  args: {
    isVersion: true,
    hints: {
      reward: 'At least 450.5, as it is now.',
      submitBy: 'Not before Dec 1.',
      decideBy: 'Not before Dec 8.',
      payBy: 'Not before Dec 12.',
    },
    value: {
      ...meta.args.value,
      category: 'seamanship',
      reward: { asset: 'TOKEN', amount: '450.5' },
      winnersMax: 1,
      minVp: 5,
      visibility: 'after_deadline',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(revising.bounty.fixedWhy)).toBeVisible()
    await expect(canvas.getByText('seamanship')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}
/** What is taken out again is missing: it is no empty skill, and no date. */
export const Cleared: Story = {
  play: async ({ args, canvas }) => {
    const clear = (label: string) =>
      fireEvent.change(canvas.getByLabelText(new RegExp(`^${label}`)), {
        target: { value: '' },
      })
    await clear(words.skills)
    await expect(args.onChange).toHaveBeenLastCalledWith({ skills: [] })
    await clear(words.submitBy)
    await expect(args.onChange).toHaveBeenLastCalledWith({ submitBy: null })
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
