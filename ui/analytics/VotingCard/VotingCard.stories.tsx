import { governanceCards } from '@narwhal-club/core/messages/pages/governanceCards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
import { governanceOf } from '../../fixtures/governance.ts'
import type * as stories from './VotingCard.stories.tsx'
import { VotingCard } from './VotingCard.tsx'

const meta = {
  component: VotingCard,
  decorators: [Cards],
  args: { answer: ready(governanceOf(9)), links },
} satisfies Meta<typeof VotingCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(governanceOf(0)) } }
export const Stale: Story = {
  args: { answer: late(governanceOf(9), 'stale') },
}
export const Earlier: Story = { args: { answer: earlier(governanceOf(9)) } }
/** Of one vote there is no trend, and the score has a part that is not known. */
export const OneVote: Story = { args: { answer: ready(governanceOf(1)) } }
const some = governanceOf(9)
export const Falling: Story = {
  args: {
    answer: ready({ ...some, turnout: { ...some.turnout, trend: -0.027 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−2.7 points')).toBeVisible()
  },
}
export const Many: Story = {
  args: { answer: ready(governanceOf(24, 1_000_000)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** The first vote came at once. */
export const AtOnce: Story = {
  args: { answer: ready({ ...governanceOf(9), firstVote: 40 }) },
  play: async ({ canvas }) => {
    const { underMinute } = governanceCards.voting
    await expect(canvas.getByText(underMinute)).toBeVisible()
  },
}
/** Nobody has voted on any of them. */
export const NoVotes: Story = {
  args: {
    answer: ready({
      ...governanceOf(3),
      firstVote: undefined,
      passRate: undefined,
      voters: { count: 0 },
      turnout: {},
    }),
  },
}

/** All that are over are shown; what is little, or none, is known too. */
export const AllOfThem: Story = {
  args: {
    answer: ready({
      ...governanceOf(3),
      decided: 3,
      firstVote: 7_200,
      passRate: 0,
      voters: { count: 1, repeat: 0 },
      turnout: { median: 0, trend: 0.01 },
    }),
  },
  play: async ({ canvas }) => {
    const { hours, points } = governanceCards.voting
    await expect(canvas.getByText(hours('2'))).toBeVisible()
    await expect(canvas.getByText(points('+1'))).toBeVisible()
    await expect(
      canvas.getByText(governanceCards.ofShown('3', '3')),
    ).toBeVisible()
  },
}
