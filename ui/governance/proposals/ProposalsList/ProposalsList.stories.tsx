import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import {
  activeProposal,
  closedProposal,
  pendingProposal,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { ProposalsList } from './ProposalsList.tsx'

const phone = { viewport: { value: 'phone' } }
const withId = <T,>(proposal: T, place: number) => ({
  ...proposal,
  id: `b0000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
})
const rows = [
  activeProposal,
  withId(pendingProposal, 1),
  withId(closedProposal, 2),
]
const onMore = fn()
const onBack = fn()

const meta = {
  component: ProposalsList,
  args: {
    answer: ready({ rows, total: 3 }),
    hrefOf: ({ id }) => `#${id}`,
    empty: {
      title: proposals.list.none.title,
      children: proposals.list.none.body,
    },
    now: storyNow,
  },
} satisfies Meta<typeof ProposalsList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    answer: ready({ rows, total: 27 }),
    more: { waiting: false, onMore },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it says how many of all', async () => {
      await expect(
        canvas.getByRole('heading', { level: 2, name: 'Proposals' }),
      ).toBeVisible()
      await expect(canvas.getAllByRole('article')).toHaveLength(3)
      await expect(canvas.getByText('3 of 27 shown')).toBeVisible()
    })
    await step('there is more', async () => {
      onMore.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(onMore).toHaveBeenCalledOnce()
    })
  },
}
export const ReadyPhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}
export const Earlier: Story = {
  args: { answer: earlier({ rows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
/** There is none at all. */
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposals.list.none.title)).toBeVisible()
  },
}
/** There is none of what was asked for, and a way back. */
export const NotFound: Story = {
  args: {
    answer: ready({ rows: [], total: 0 }),
    empty: {
      title: proposals.list.notFound.title,
      children: proposals.list.notFound.body,
      action: (
        <Button onClick={onBack}>{proposals.list.notFound.action}</Button>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    onBack.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onBack).toHaveBeenCalledOnce()
  },
}
const { closedAt: _at, outcome: _outcome, ...over } = closedProposal
const onVote = fn()
/** What of each is about who reads; one is over and not counted yet. */
export const OfItsReader: Story = {
  args: {
    answer: ready({
      rows: [
        activeProposal,
        {
          ...withId(over, 3),
          summary: '',
          labels: [],
          counts: { ...over.counts, comments: 1 },
        },
      ],
      total: 2,
    }),
    controls: <p>Only mine</p>,
    namesClub: true,
    readerOf: ({ status }) =>
      status === 'active'
        ? { act: <Button onClick={onVote}>Vote</Button>, isSecret: false }
        : { voted: 'no' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Only mine')).toBeVisible()
    await expect(canvas.getAllByText(activeProposal.club.name)).toHaveLength(2)
    await expect(canvas.getByText('You voted No')).toBeVisible()
    await expect(canvas.getByText('1 comment')).toBeVisible()
    onVote.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }))
    await expect(onVote).toHaveBeenCalledOnce()
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
