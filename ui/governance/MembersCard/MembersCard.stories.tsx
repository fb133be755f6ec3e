import { club } from '@narwhal-club/core/messages/pages/club'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { addressAt } from '../../fixtures/analytics.ts'
import { failed, loading, place, ready } from '../../fixtures/cards.tsx'
import { membersOf } from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { MembersCard } from './MembersCard.tsx'

const phone = { viewport: { value: 'phone' } }
const onMore = fn()

const meta = {
  component: MembersCard,
  args: { answer: ready(membersOf(612)), ...place, mine: addressAt(0) },
} satisfies Meta<typeof MembersCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { more: { waiting: false, onMore } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a row each, and how many of all', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(26)
      await expect(canvas.getByText('25 of 612 shown')).toBeVisible()
      await expect(canvas.getByText(/As of block 18,204,551/)).toBeVisible()
    })
    await step('there is more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(onMore).toHaveBeenCalled()
    })
  },
}
export const Phone: Story = {
  globals: { theme: 'light', ...phone },
  play: async (context) => {
    const { canvas, step } = context
    await fits()(context)
    await step('nothing of it is cut', async () => {
      const table = canvas.getByRole('group', { name: club.members.title })
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    })
  },
}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}
export const Empty: Story = {
  args: { answer: ready(membersOf(0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(club.members.none.title)).toBeVisible()
  },
}
export const Stale: Story = {
  args: { answer: ready(membersOf(5, 'stale')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(lists.asOf.stale)).toBeVisible()
  },
}
export const Behind: Story = {
  args: { answer: ready(membersOf(5, 'behind')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/91,452 blocks behind/)).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: { answer: ready(membersOf(5)) },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
