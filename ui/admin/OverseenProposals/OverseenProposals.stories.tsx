import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import {
  activeProposal,
  cancelledProposal,
  closedProposal,
  dispute,
  pendingProposal,
} from '../../fixtures/proposals.ts'
import { OverseenProposals } from './OverseenProposals.tsx'

const words = oversight.proposals
const rows = [activeProposal, pendingProposal, closedProposal]
const [onCancel, onSearch] = [fn(), fn()]

const meta = {
  component: OverseenProposals,
  args: {
    answer: ready({ rows, total: 3 }),
    status: 'all',
    statusHref: (status) => `?status=${status}`,
    search: '',
    onSearch,
    hrefOf: ({ id }) => `#${id}`,
    csvHref: '/api/admin/proposals.csv',
    onCancel,
  },
} satisfies Meta<typeof OverseenProposals>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('what is closed is not cancelled', async () => {
      const all = canvas.getAllByRole('button', { name: words.cancel })
      await expect(all).toHaveLength(2)
      onCancel.mockClear()
      if (all[0]) await userEvent.click(all[0])
      await expect(onCancel).toHaveBeenCalledWith(activeProposal)
    })
    await step('words are searched for', async () => {
      onSearch.mockClear()
      await userEvent.type(
        canvas.getByRole('searchbox', { name: words.search.label }),
        'relay{Enter}',
      )
      await expect(onSearch).toHaveBeenCalledWith('relay')
    })
  },
}
export const Searched: Story = {
  args: { search: 'relay' },
  play: async ({ canvas, userEvent }) => {
    onSearch.mockClear()
    await userEvent.click(
      canvas.getByRole('button', { name: words.search.clear }),
    )
    await expect(onSearch).toHaveBeenCalledWith('')
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
  args: { answer: earlier({ rows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }), search: 'atlantis' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.none.children)).toBeVisible()
  },
}

/** The club asked, and one voted; the other was closed before its end. */
export const EndedOtherwise: Story = {
  args: {
    status: 'closed',
    answer: ready({
      rows: [
        {
          ...dispute,
          id: 'dispute',
          closedAt: undefined,
          counts: { ...dispute.counts, ballots: 1 },
        },
        cancelledProposal,
      ],
      total: 2,
    }),
  },
  play: async ({ canvas }) => {
    const [asked, cancelled] = canvas.getAllByRole('article')
    await expect(asked).toHaveTextContent(words.votes(1))
    await expect(asked).not.toHaveTextContent(/0x/)
    await expect(cancelled).toHaveTextContent(/ended Nov 20/)
  },
}
