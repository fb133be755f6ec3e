import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { awaitingAll } from '../../../fixtures/inbox.ts'
import { AwaitingCard } from './AwaitingCard.tsx'

const meta = {
  component: AwaitingCard,
  args: {
    answer: { status: 'ready', data: awaitingAll },
    proposalHref: ({ id }) => `#proposal-${id}`,
    draftHref: ({ id }) => `#draft-${id}`,
  },
} satisfies Meta<typeof AwaitingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a fee comes first, then what ends first', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.textContent)
      await expect(links).toEqual([
        'A second boat',
        'Fund the winter relay',
        'Adopt a reef off Tenerife',
        'Untitled draft',
      ])
    })
  },
}
const [due] = awaitingAll.drafts.rows
/** Allowed by its author's signature, and no fee is asked for yet. */
export const FeeNotAskedFor: Story = {
  args: {
    answer: {
      status: 'ready',
      data: {
        ...awaitingAll,
        drafts: {
          rows: due ? [{ ...due, payBy: undefined }] : [],
          total: 1,
        },
      },
    },
  },
}
const none = { rows: [], total: 0 }
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { votes: none, drafts: none } } },
}
export const Loading: Story = { args: { answer: { status: 'loading' } } }
export const Failed: Story = {
  args: {
    answer: { status: 'failed', advice: 'Please try again.', onRetry: fn() },
  },
}
export const Stale: Story = { args: { isStale: true } }
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
