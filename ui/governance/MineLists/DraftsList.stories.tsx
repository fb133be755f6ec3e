import type { DraftCard } from '@narwhal-club/core/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt, before } from '../../fixtures/analytics.ts'
import { DraftsList } from './DraftsList.tsx'

const draft = (digit: number, more: Partial<DraftCard> = {}): DraftCard => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  club: 'main',
  author: addressAt(1),
  title: 'Fund the winter relay',
  state: 'writing',
  shared: false,
  adoptions: 0,
  createdAt: before(3),
  updatedAt: before(1),
  ...more,
})
const rows = [
  draft(1, { title: '' }),
  draft(2, { state: 'awaiting_fee' }),
  draft(3, { state: 'published' }),
]

const meta = {
  component: DraftsList,
  args: {
    answer: { status: 'ready', data: { rows } },
    hrefOf: ({ club, id }) => `/clubs/${club}?write=${id}`,
  },
} satisfies Meta<typeof DraftsList>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Without a title yet' }),
    ).toHaveAttribute('href', `/clubs/main?write=${rows[0]?.id}`)
    await expect(canvas.getByText('Waiting for its fee')).toBeVisible()
  },
}
export const OfBounties: Story = {
  args: { of: 'bounties' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Drafts of bounties' }),
    ).toBeVisible()
    await expect(canvas.getByText('Became a bounty')).toBeVisible()
  },
}
export const NoneOfBounties: Story = {
  args: { of: 'bounties', answer: { status: 'ready', data: { rows: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until it is published/)).toBeVisible()
  },
}
export const None: Story = {
  args: { answer: { status: 'ready', data: { rows: [] } } },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Failed: Story = {
  args: { answer: { status: 'failed', onRetry: fn() } },
}
