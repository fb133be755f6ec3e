import type { ClubActivity } from '@narwhal-club/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { addressAt, before } from '../../../fixtures/analytics.ts'
import { fits } from '../../../fixtures/fits.ts'
import { ActivityCard } from './ActivityCard.tsx'

const id = '50000000-0000-4000-8000-000000000001'
const activity: ClubActivity = {
  source: { status: 'fresh', block: 9, at: before(0) },
  rows: [
    {
      kind: 'voted',
      at: before(0),
      address: addressAt(1),
      votingPower: 72,
      proposal: { id, number: 12, title: 'Fund the <b>winter</b> relay' },
      // Were it told one day, it would still not be shown.
      ...{ choice: 'yes', reason: 'Winters are long.' },
    },
    {
      kind: 'voted',
      at: before(1),
      address: addressAt(2),
      votingPower: 1,
      proposal: { id, number: 11 },
    },
    {
      kind: 'sent',
      at: before(2),
      address: addressAt(3),
      to: addressAt(4),
      nfts: 2,
    },
    { kind: 'redeemed', at: before(3), address: addressAt(5), nfts: 1 },
    { kind: 'deposited', at: before(4), address: addressAt(6), nfts: 3 },
    { kind: 'minted', at: before(5), address: addressAt(7), nfts: 120 },
  ],
}

const meta = {
  component: ActivityCard,
  args: {
    answer: { status: 'ready', data: activity },
    holderHref: (address) => `#${address}`,
    proposalHref: (proposal) => `#${proposal}`,
  },
} satisfies Meta<typeof ActivityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each says who did what, and leads there', async () => {
      const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
      await expect(rows).toHaveLength(6)
      await expect(rows[0]).toContain('voted with 72 votes on')
      await expect(rows[1]).toContain('voted with 1 vote on proposal #11')
      await expect(rows[2]).toContain('sent 2 narwhals to')
      await expect(rows[5]).toContain('minted 120 narwhals')
    })
    await step('what people wrote is words, and nothing more', async () => {
      const link = canvas.getByRole('link', {
        name: 'Fund the <b>winter</b> relay',
      })
      await expect(link).toHaveAttribute('href', `#${id}`)
    })
    await step('how anyone voted is not told, nor why', async () => {
      const [row] = canvas.getAllByRole('listitem')
      await expect(row).not.toHaveTextContent(/\byes\b|\bno\b|long/i)
    })
  },
}
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { ...activity, rows: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible()
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
  args: {
    answer: {
      status: 'ready',
      data: {
        ...activity,
        source: { status: 'stale', block: 9, at: before(0) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what was known last/)).toBeVisible()
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
