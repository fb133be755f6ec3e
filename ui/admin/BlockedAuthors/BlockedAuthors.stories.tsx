import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { blockedRows } from '../../fixtures/moderation.ts'
import { BlockedAuthors } from './BlockedAuthors.tsx'

const onUnblock = fn()

const meta = {
  component: BlockedAuthors,
  args: {
    answer: ready({ rows: blockedRows, total: 2 }),
    csvHref: '/api/admin/authors/blocked.csv',
    onUnblock,
  },
} satisfies Meta<typeof BlockedAuthors>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('whom the configuration blocks stays blocked', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(1)
      onUnblock.mockClear()
      await userEvent.click(
        canvas.getByRole('button', { name: moderation.unblock }),
      )
      await expect(onUnblock).toHaveBeenCalledWith(blockedRows[1]?.address)
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
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** What was there before, until the next has come. */
export const Earlier: Story = {
  args: { answer: earlier({ rows: blockedRows, total: 2 }) },
}
export const Failed: Story = { args: { answer: failed }, play: canTryAgain }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(moderation.authors.none.title)).toBeVisible()
  },
}
