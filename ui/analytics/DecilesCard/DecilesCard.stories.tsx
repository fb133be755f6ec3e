import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  canTryAgain,
  showsNoShare,
  standsAsTable,
} from '../../fixtures/cardPlays.ts'
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
import type * as stories from './DecilesCard.stories.tsx'
import { DecilesCard } from './DecilesCard.tsx'

const meta = {
  component: DecilesCard,
  decorators: [Cards],
  args: { answer: ready(governanceOf(9)), links },
} satisfies Meta<typeof DecilesCard>

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
/** A share of nothing is not zero: none is shown. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...governanceOf(9),
      deciles: governanceOf(9).deciles.map((each) => ({
        ...each,
        turnout: undefined,
      })),
    }),
  },
  play: showsNoShare,
}
