import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, distributionOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './DistributionCard.stories.tsx'
import { DistributionCard } from './DistributionCard.tsx'

const meta = {
  component: DistributionCard,
  decorators: [Cards],
  args: { answer: ready(distributionOf(clubs.usual)), links, mine: 64 },
} satisfies Meta<typeof DistributionCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = {
  args: { answer: ready(distributionOf(clubs.none)) },
}
export const Behind: Story = {
  args: { answer: late(distributionOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(distributionOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(distributionOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(distributionOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(distributionOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(distributionOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(distributionOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const AsTable: Story = {
  play: standsAsTable,
}
/** A share of nothing is not zero: none is shown. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...distributionOf(clubs.usual),
      buckets: distributionOf(clubs.usual).buckets.map((each) => ({
        ...each,
        holderShare: undefined,
        supplyShare: undefined,
      })),
    }),
  },
  play: showsNoShare,
}
/** Who holds few is among the few, and nowhere else. */
export const MineAreFew: Story = {
  args: { mine: 1 },
  play: async ({ canvas }) => {
    const mine = canvas.getByText(analytics.card.you)
    await expect(mine.closest('li')).toHaveTextContent(/^1 /)
  },
}
