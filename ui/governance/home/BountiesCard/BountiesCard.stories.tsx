import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { openBounty } from '../../../fixtures/bounties.ts'
import { fits } from '../../../fixtures/fits.ts'
import { BountiesCard } from './BountiesCard.tsx'

const meta = {
  component: BountiesCard,
  args: {
    answer: {
      status: 'ready',
      data: { rows: [openBounty, { ...openBounty, id: 'x', title: 'A reef' }] },
    },
    bountyHref: ({ id }) => `#${id}`,
    allHref: '#all',
  },
} satisfies Meta<typeof BountiesCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'each leads to its page, with what it pays and until when',
      async () => {
        const link = canvas.getByRole('link', { name: openBounty.title })
        await expect(link).toHaveAttribute('href', `#${openBounty.id}`)
        await expect(canvas.getAllByText(/450 CRO · until/)).toHaveLength(2)
        const all = canvas.getByRole('link', { name: 'All bounties' })
        await expect(all).toHaveAttribute('href', '#all')
      },
    )
  },
}
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { rows: [] } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No bounty takes work just now.'),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  args: { answer: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).not.toBeNull()
  },
}
const onRetry = fn()
export const Failed: Story = {
  args: { answer: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const Stale: Story = {
  args: { stale: 'As it was a minute ago.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As it was a minute ago.')).toBeVisible()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
