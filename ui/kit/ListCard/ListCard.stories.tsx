import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { ListCard } from './ListCard.tsx'

const rows = [
  'Fund the winter meetup with 33 narwhals',
  'Publish the fee journal every Monday',
  'Open a second club for builders',
]
const more = { waiting: false, onMore: fn() }
const phone = { viewport: { value: 'phone' } }

const meta = {
  component: ListCard<string>,
  args: {
    title: 'Proposals',
    answer: { status: 'ready', data: { rows, total: 12 } },
    keyOf: (row) => row,
    draw: (row) => row,
    empty: {
      title: 'No proposals yet',
      children: 'The first one opens the season.',
      action: <Button onClick={fn()}>Write a proposal</Button>,
    },
    more,
  },
} satisfies Meta<typeof ListCard<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('it says how many of all are shown', async () => {
      await expect(canvas.getByText('3 of 12 shown')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    })
    await step('it asks for more', async () => {
      more.onMore.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(more.onMore).toHaveBeenCalledOnce()
    })
  },
}
export const Loading: Story = {
  args: { answer: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the list')).toBeInTheDocument()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
export const LoadingLight: Story = {
  ...Loading,
  globals: { theme: 'light', ...phone },
}
export const Empty: Story = {
  args: { answer: { status: 'ready', data: { rows: [], total: 0 } } },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Write a proposal' })
    await expect(act).toBeVisible()
  },
}
export const EmptyLight: Story = {
  ...Empty,
  globals: { theme: 'light', ...phone },
}
const onRetry = fn()
export const Failed: Story = {
  args: {
    answer: {
      status: 'failed',
      advice: 'The server is slow just now. Try again in a moment.',
      onRetry,
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('it offers to try again', async () => {
      onRetry.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const FailedLight: Story = {
  ...Failed,
  globals: { theme: 'light', ...phone },
}
export const Stale: Story = {
  args: { stale: 'The index is behind. These rows are of 12 minutes ago.' },
}
export const StaleLight: Story = {
  ...Stale,
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const Partial: Story = {
  args: { partial: 'Drafts are missing: sign in to see your own.' },
}
export const PartialLight: Story = {
  ...Partial,
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** Other rows are on their way; those of before stay. */
export const Earlier: Story = {
  args: {
    answer: {
      status: 'ready',
      data: { rows, total: 12 },
      isEarlier: true,
    },
  },
}
export const MoreWaiting: Story = {
  args: { more: { ...more, waiting: true } },
}
export const AllShown: Story = {
  args: { more: undefined, answer: { status: 'ready', data: { rows } } },
}
export const LongTexts: Story = {
  args: {
    title: hard.german,
    answer: {
      status: 'ready',
      data: { rows: [hard.unbroken, hard.sentence, hard.emoji], total: 3_000 },
    },
    stale: hard.sentence,
    partial: hard.unbroken,
  },
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    title: hard.arabic,
    answer: {
      status: 'ready',
      data: { rows: [hard.arabicSentence, hard.hebrew] },
    },
    partial: hard.arabicSentence,
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
