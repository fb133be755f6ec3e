import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { WhatIfCard } from './WhatIfCard.tsx'

const phone = { viewport: { value: 'phone' } }
const words = voting.whatIf

const meta = {
  component: WhatIfCard,
  args: {
    left: { power: 1_049, voters: 381 },
    supposed: { turnout: 50, yes: 50 },
    isChanged: false,
    onSuppose: fn(),
    onReset: fn(),
    result: { yesPower: 1_466, noPower: 950, outcome: 'passed' },
    eligiblePower: 2_941,
    quorum: 0,
    decided: null,
    flip: { to: 'fail', power: 516 },
    fewest: { count: 7, isMore: false },
  },
} satisfies Meta<typeof WhatIfCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas, step }) => {
    await step('what it takes to turn it', async () => {
      await expect(canvas.getByText(/needs 516 votes on No/)).toHaveTextContent(
        'The 7 largest of them have enough.',
      )
    })
    await step('what is supposed moves', async () => {
      fireEvent.change(canvas.getByLabelText(words.turnout), {
        target: { value: '75' },
      })
      await expect(args.onSuppose).toHaveBeenCalledWith({ turnout: 75 })
      fireEvent.change(canvas.getByLabelText(words.share), {
        target: { value: '10' },
      })
      await expect(args.onSuppose).toHaveBeenCalledWith({ yes: 10 })
      await expect(canvas.getByText('passed')).toBeVisible()
    })
  },
}
export const Supposed: Story = {
  args: {
    isChanged: true,
    supposed: { turnout: 100, yes: 0 },
    result: { yesPower: 1_204, noPower: 1_737, outcome: 'rejected' },
    quorum: 1_500,
    flip: { to: 'pass', power: 1 },
    fewest: { count: 1, isMore: false },
  },
  globals: { theme: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/alone has enough/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.reset }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}
export const Decided: Story = {
  args: { decided: 'pass', flip: { to: 'fail', power: 1_900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.decided.pass)).toBeVisible()
    await expect(canvas.queryByText(/needs/)).toBeNull()
  },
}
/** The list of those who are left has not come, or they are many. */
export const ManyNeeded: Story = {
  args: { fewest: { count: 100, isMore: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/More than 100 of them/)).toBeVisible()
  },
}
/** The one who is left is not known yet, and is supposed to stay away. */
export const NoneYet: Story = {
  args: {
    left: { power: 1, voters: 1 },
    supposed: { turnout: 0, yes: 50 },
    result: { yesPower: 0, noPower: 0, outcome: 'no_votes' },
    eligiblePower: 1,
    flip: { to: 'pass', power: 1 },
    fewest: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.outcome.no_votes)).toBeVisible()
    await expect(canvas.getByText(/needs 1 vote on Yes/)).toBeVisible()
    await expect(canvas.queryByText(/enough|are needed/)).toBeNull()
  },
}
export const AllCast: Story = {
  args: { left: { power: 0, voters: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none)).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}
export const Phone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { decided: 'fail' },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
