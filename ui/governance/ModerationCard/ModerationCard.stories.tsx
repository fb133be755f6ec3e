import type { ModerationLog } from '@narwhal-club/core/contract'
import { moderationLog } from '@narwhal-club/core/messages/pages/moderationLog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt, before } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { ModerationCard } from './ModerationCard.tsx'

const id = 'e0000000-0000-4000-8000-000000000003'
const hash = `0x${'5a'.repeat(32)}`
const place = { club: 'main', kind: 'proposal', id } as const
const reason = 'It asks for the words of your wallet.'
const by = addressAt(1)

const log: ModerationLog = {
  rows: [
    {
      ...{ index: 1_204, hash, by, to: id, reason, at: before(0) },
      ...{ kind: 'moderation.tombstoned', thing: 'comment', place },
    },
    {
      ...{ index: 1_203, hash, by, reason, at: before(1) },
      ...{ kind: 'moderation.blocked', to: addressAt(2) },
    },
    {
      ...{ index: 1_190, hash, by, to: id, reason, at: before(2) },
      kind: 'proposal.flagged',
    },
    {
      ...{ index: 9, hash, by, to: id, at: before(3) },
      kind: 'comment.deleted',
    },
    { ...{ index: 8, hash, by, to: id, at: before(4) }, kind: 'link.opened' },
  ],
}

const meta = {
  component: ModerationCard,
  args: {
    answer: { status: 'ready', data: log },
    holderHref: (address) => `#${address}`,
    placeHref: ({ club, kind }) => `#${club}-${kind}`,
    csvHref: '#csv',
  },
} satisfies Meta<typeof ModerationCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each says who did what to what, and why', async () => {
      const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
      await expect(rows).toHaveLength(5)
      await expect(rows[0]).toContain('took down for good a comment')
      await expect(rows[0]).toContain(reason)
      await expect(rows[0]).toContain('Line 1,204, 0x5a5a…5a5a')
      await expect(rows[1]).toContain('kept from publishing:')
      await expect(rows[2]).toContain('marked as a likely scam a proposal')
      await expect(rows[4]).toContain(`did “link.opened” about ${id}`)
    })
    await step('it leads to where that was', async () => {
      await expect(
        canvas.getByRole('link', { name: 'a comment' }),
      ).toHaveAttribute('href', '#main-proposal')
    })
  },
}
const things = ['proposal', 'idea', 'bounty', 'submission', 'comment'] as const
const deeds = [...Object.keys(moderationLog.deed), 'moderation.unblocked']
/** Each deed has words, and each thing: a kind says its own, or the line does. */
export const EveryDeed: Story = {
  args: {
    answer: {
      status: 'ready',
      data: {
        rows: deeds.map((kind, at) => ({
          ...{ index: 100 - at, hash, by, kind, at: before(at) },
          to: kind === 'moderation.unblocked' ? addressAt(2) : id,
          ...(kind.startsWith('moderation.') && {
            thing: things[at % things.length],
          }),
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toHaveLength(deeds.length)
    await expect(rows.at(-1)).toContain(moderationLog.unblocked)
  },
}
export const More: Story = {
  args: { more: { waiting: false, onMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /more/i }))
    await expect(args.more?.onMore).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { rows: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moderationLog.empty.title)).toBeVisible()
  },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Failed: Story = {
  args: {
    answer: { status: 'failed', advice: 'Try again.', onRetry: fn() },
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const Hostile: Story = {
  args: {
    answer: {
      status: 'ready',
      data: {
        rows: [
          {
            ...{ index: 999_999_999, hash, by, at: before(0) },
            ...{ kind: 'a'.repeat(60), to: 'b'.repeat(100) },
            reason: `<img src=x onerror=alert(1)>${'Wateriskept'.repeat(40)}`,
          },
        ],
      },
    },
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
