import { ui } from '@narwhal-club/core/messages'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, retentionOf } from '../../fixtures/analytics.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import {
  Cards,
  earlier,
  failed,
  late,
  links,
  loading,
  ready,
} from '../../fixtures/cards.tsx'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import type * as stories from './HandsCard.stories.tsx'
import { HandsCard } from './HandsCard.tsx'

const meta = {
  component: HandsCard,
  decorators: [Cards],
  args: { answer: ready(retentionOf(clubs.usual)), links },
} satisfies Meta<typeof HandsCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(retentionOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(retentionOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(retentionOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(retentionOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(retentionOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(retentionOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(retentionOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(retentionOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** Under two days hours are told. */
export const InHours: Story = {
  args: { answer: ready({ ...retentionOf(clubs.usual), median: 30 * 3_600 }) },
  play: async ({ canvas }) => {
    const { hands } = analyticsCards
    await expect(canvas.getByText(hands.hours('30'))).toBeVisible()
  },
}
/** What cannot be worked out is not zero. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...retentionOf(clubs.usual),
      diamondHands: undefined,
      mintToHold: undefined,
      paperHands: undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(ui.footer.unknown)).toHaveLength(3)
  },
}

/** All of it is new: that is a time, and none of it is a share. */
export const JustMinted: Story = {
  args: {
    answer: ready({
      ...retentionOf(clubs.usual),
      median: 0,
      diamondHands: 0,
      mintToHold: 1,
      paperHands: 0,
    }),
  },
  play: async ({ canvas }) => {
    const { hands } = analyticsCards
    await expect(canvas.getByText(hands.underHour)).toBeVisible()
    await expect(canvas.queryByText(ui.footer.unknown)).toBeNull()
  },
}
