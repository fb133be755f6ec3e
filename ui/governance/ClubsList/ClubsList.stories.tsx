import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { earlier, failed, loading, ready } from '../../fixtures/cards.tsx'
import {
  archivedClub,
  listOf,
  mainClub,
  pausedClub,
} from '../../fixtures/clubs.ts'
import { fits } from '../../fixtures/fits.ts'
import { Button } from '../../kit/Button/Button.tsx'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { ClubsList } from './ClubsList.tsx'

const phone = { viewport: { value: 'phone' } }
const all = listOf([mainClub, pausedClub, archivedClub])
const onMore = fn()
const onBack = fn()

const meta = {
  component: ClubsList,
  args: {
    answer: ready(all),
    hrefOf: ({ id }) => `#${id}`,
    follow: ({ name, status }) =>
      status === 'archived' ? null : (
        <FollowButton name={name} follows={false} onFollow={fn()} />
      ),
    empty: { title: clubs.none.title, children: clubs.none.body },
  },
} satisfies Meta<typeof ClubsList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    answer: ready({ ...all, total: 12 }),
    more: { waiting: false, onMore },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it says how many of all, and as of when', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(3)
      await expect(canvas.getByText('3 of 12 shown')).toBeVisible()
      await expect(canvas.getByText('As of block 18,204,551')).toBeVisible()
    })
    await step('there is more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(onMore).toHaveBeenCalled()
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
    await expect(canvas.queryByText(/As of block/)).toBeNull()
  },
}
export const Earlier: Story = { args: { answer: earlier(all) } }
export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}
/** There is nothing at all. */
export const Empty: Story = {
  args: { answer: ready(listOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clubs.none.title)).toBeVisible()
  },
}
/** There is nothing of what was asked for, and a way back. */
export const NotFound: Story = {
  args: {
    answer: ready(listOf([])),
    empty: {
      title: clubs.notFound.title,
      children: clubs.notFound.body('atlantis'),
      action: <Button onClick={onBack}>{clubs.notFound.action}</Button>,
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it leads back to all of them', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: clubs.notFound.action }),
      )
      await expect(onBack).toHaveBeenCalled()
    })
  },
}
export const Stale: Story = {
  args: { answer: ready(listOf(all.rows, 'stale')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clubs.stale)).toBeVisible()
  },
}
export const Unavailable: Story = {
  args: { answer: ready(listOf([archivedClub], 'unavailable')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(clubs.unavailable)).toBeVisible()
    await expect(canvas.queryByText(/As of block/)).toBeNull()
  },
}
