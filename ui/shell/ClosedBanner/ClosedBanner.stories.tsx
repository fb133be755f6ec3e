import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ClosedBanner } from './ClosedBanner.tsx'

const counting = 'The vault is being counted until this evening.'

const meta = {
  component: ClosedBanner,
  parameters: { layout: 'fullscreen' },
  args: { closed: [{ flag: 'swap', reason: counting }] },
} satisfies Meta<typeof ClosedBanner>

export default meta
type Story = StoryObj<typeof meta>

export const OnePart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Closed for now: the swapAll of it can still be read. ${counting}`,
    )
  },
}
export const SomeParts: Story = {
  args: {
    closed: [
      { flag: 'votes', reason: 'The node is being replaced.' },
      { flag: 'comments', reason: 'The node is being replaced.' },
      { flag: 'swap', reason: counting },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('a reason that is the same is said once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        `Closed for now: votes, comments, the swapAll of it can still be read. The node is being replaced. ${counting}`,
      )
    })
  },
}
const areas = [
  ...(['proposals', 'votes', 'bounties'] as const),
  ...(['comments', 'swap', 'shill'] as const),
]
export const EveryPart: Story = {
  args: { closed: areas.map((flag) => ({ flag, reason: counting })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Closed for now: proposals, votes, bounties, comments, the swap, posts for X',
    )
  },
}
export const ReadOnly: Story = {
  args: {
    closed: [
      { flag: 'swap', reason: counting },
      { flag: 'readOnly', reason: 'The database moves to another machine.' },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('what closes everything is all that counts', async () => {
      const banner = canvas.getByRole('status')
      await expect(banner).toHaveTextContent('The club is read-only for now')
      await expect(banner).not.toHaveTextContent(counting)
    })
  },
}
export const LongReason: Story = {
  args: { closed: [{ flag: 'readOnly', reason: 'Wateriskept'.repeat(45) }] },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
