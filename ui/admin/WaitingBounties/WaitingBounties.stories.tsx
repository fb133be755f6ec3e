import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { waitingRows } from '../../fixtures/oversight.ts'
import { WaitingBounties } from './WaitingBounties.tsx'

const words = oversight.bounties

const meta = {
  component: WaitingBounties,
  args: {
    answer: ready({ rows: waitingRows, total: 3 }),
    matter: 'all',
    matterHref: (matter) => `?matter=${matter}`,
    hrefOf: ({ bounty }) => `#${bounty.id}`,
    actHref: ({ bounty }) => `#act-${bounty.id}`,
    csvHref: '/api/admin/bounties.csv',
  },
} satisfies Meta<typeof WaitingBounties>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('each leads to what it waits for', async () => {
      for (const act of Object.values(words.act))
        await expect(canvas.getByRole('link', { name: act })).toBeVisible()
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: waitingRows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none.children)).toBeVisible()
  },
}
/** The club has voted, and what it said is to be done. */
export const Decided: Story = {
  args: {
    answer: ready({
      rows: waitingRows.map((row) => ({
        ...row,
        ...(row.dispute && {
          dispute: { ...row.dispute, outcome: 'passed' as const },
        }),
      })),
      total: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.outcome.passed)).toBeVisible()
    await expect(canvas.queryByText(words.voting)).toBeNull()
  },
}

const decided = (
  ['rejected', 'tied', 'no_quorum', 'no_votes', 'cancelled'] as const
).flatMap((outcome) =>
  waitingRows.flatMap(({ dispute, ...row }) =>
    dispute
      ? [
          {
            ...row,
            bounty: { ...row.bounty, id: outcome },
            dispute: { ...dispute, outcome },
          },
        ]
      : [],
  ),
)
export const DecidedOtherwise: Story = {
  args: {
    matter: 'disputed',
    answer: ready({ rows: decided, total: decided.length }),
  },
  play: async ({ canvas }) => {
    const { passed, ...others } = words.outcome
    for (const outcome of Object.values(others))
      await expect(canvas.getByText(outcome)).toBeVisible()
    await expect(canvas.queryByText(passed)).toBeNull()
  },
}
