import type { Meta, StoryObj } from '@storybook/react-vite'
import { canTryAgain, standsAsTable } from '../../fixtures/cardPlays.ts'
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
import { governanceOf, withLast } from '../../fixtures/governance.ts'
import type * as stories from './TurnoutCard.stories.tsx'
import { TurnoutCard } from './TurnoutCard.tsx'

const meta = {
  component: TurnoutCard,
  decorators: [Cards],
  args: { answer: ready(governanceOf(9)), links },
} satisfies Meta<typeof TurnoutCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = { play: standsAsTable }
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
export const Many: Story = {
  args: { answer: ready(governanceOf(24, 1_000_000)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** Nobody could vote on one of them: its turnout is not known, and is no zero. */
export const OfNobody: Story = {
  args: { answer: ready(withLast({ turnout: {}, voters: 0, firstTime: 0 })) },
  play: standsAsTable,
}

const one = governanceOf(1)
/** One voted, with next to no power: that is known, and is little. */
export const TheOnlyVote: Story = {
  args: {
    answer: ready({
      ...one,
      decided: 1,
      proposals: one.proposals.map((each) => ({
        ...each,
        turnout: { byPower: 0, byVoters: 0.00625 },
        voters: 1,
        firstTime: 0,
      })),
    }),
  },
  play: standsAsTable,
}
