import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { storyIdea } from '../../../fixtures/ideas.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import { IdeasList } from './IdeasList.tsx'

const phone = { viewport: { value: 'phone' } }
const rows = [
  storyIdea,
  {
    ...storyIdea,
    id: 'd0000000-0000-4000-8000-000000000002',
    title: 'Dive lessons for newcomers',
    adoptions: 2,
  },
]
const onMore = fn()

const meta = {
  component: IdeasList,
  args: {
    answer: ready({ rows, total: 2 }),
    hrefOf: ({ id }) => `#${id}`,
    now: storyNow,
  },
} satisfies Meta<typeof IdeasList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    answer: ready({ rows, total: 31 }),
    more: { waiting: false, onMore },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it says how many of all', async () => {
      await expect(
        canvas.getByRole('heading', { level: 2, name: ideas.title }),
      ).toBeVisible()
      await expect(canvas.getAllByRole('article')).toHaveLength(2)
      await expect(canvas.getByText('2 of 31 shown')).toBeVisible()
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
export const MoreOnTheWay: Story = {
  args: {
    answer: ready({ rows, total: 31 }),
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
  args: { answer: earlier({ rows, total: 2 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: {
    answer: ready({ rows: [], total: 0 }),
    action: <Button onClick={fn()}>Write a proposal</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ideas.none.title)).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
