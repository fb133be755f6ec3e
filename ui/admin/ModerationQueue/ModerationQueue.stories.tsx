import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import {
  hiddenIdea,
  queueRows,
  reportedComment,
} from '../../fixtures/moderation.ts'
import { ModerationQueue } from './ModerationQueue.tsx'

const phone = { viewport: { value: 'phone' } }
const [onAct, onBlock, onMore] = [fn(), fn(), fn()]

const meta = {
  component: ModerationQueue,
  args: {
    answer: ready({ rows: queueRows, total: 3 }),
    view: 'waiting',
    viewHref: (view) => `?view=${view}`,
    csvHref: '/api/admin/moderation.csv',
    hrefOf: ({ id }) => `#${id}`,
    onAct,
    onBlock,
  },
} satisfies Meta<typeof ModerationQueue>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('what may be done is done by name', async () => {
      onAct.mockClear()
      const [hide] = canvas.getAllByRole('button', {
        name: moderation.acts.hide,
      })
      if (hide) await userEvent.click(hide)
      await expect(onAct).toHaveBeenCalledWith(reportedComment, 'hide')
    })
    await step('its author can be blocked', async () => {
      onBlock.mockClear()
      const [block] = canvas.getAllByRole('button', { name: moderation.block })
      if (block) await userEvent.click(block)
      await expect(onBlock).toHaveBeenCalledWith(reportedComment.author)
    })
    await step('what reporters wrote is there, the newest first', async () => {
      const { said } = reportedComment.reports
      await expect(said.length).toBeGreaterThan(1)
      const entry = canvas.getAllByRole('article')[0]?.textContent ?? ''
      const places = said.map(({ text }) => entry.indexOf(text))
      await expect(places).not.toContain(-1)
      await expect(places).toEqual([...places].sort((a, b) => a - b))
    })
    await step('what nobody may read yet is not shown', async () => {
      await expect(canvas.getByText(moderation.secret)).toBeVisible()
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const MoreOnTheWay: Story = {
  args: {
    answer: ready({ rows: queueRows, total: 90 }),
    more: { waiting: true, onMore },
  },
}
export const Loading: Story = {
  args: { answer: loading },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: queueRows, total: 3 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moderation.none.waiting.title)).toBeVisible()
  },
}
export const EmptyHidden: Story = {
  args: { answer: ready({ rows: [], total: 0 }), view: 'hidden' },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
/** What the club published has no author to name, or to block. */
export const NoAuthor: Story = {
  args: {
    answer: ready({
      rows: [{ ...reportedComment, kind: 'bounty', author: undefined }],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible()
    await expect(canvas.queryByText(/0x/)).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: moderation.block }),
    ).toBeNull()
  },
}

/** One with a warning before it, and one that is off all pages for good. */
export const WarnedAndTakenDown: Story = {
  args: {
    view: 'warned',
    answer: ready({
      rows: [
        {
          ...reportedComment,
          kind: 'proposal',
          warning: hiddenIdea.taken,
          reports: {
            count: 1,
            reasons: [{ reason: 'offensive', count: 1 }],
            said: [],
          },
          acts: ['warn', 'hide'],
        },
        { ...hiddenIdea, state: 'tombstoned', acts: [] },
      ],
      total: 2,
    }),
  },
  play: async ({ canvas }) => {
    const [warned, gone] = canvas.getAllByRole('article')
    await expect(warned).toHaveTextContent(
      `${moderation.views.warned} ${hiddenIdea.taken?.reason}`,
    )
    await expect(gone).toHaveTextContent(moderation.views.tombstoned)
    await expect(gone?.querySelector('button')).toBeNull()
  },
}
