import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs, retentionOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './PeriodsCard.stories.tsx'
import { PeriodsCard } from './PeriodsCard.tsx'

const meta = {
  component: PeriodsCard,
  decorators: [Cards],
  args: { answer: ready(retentionOf(clubs.usual)), links },
} satisfies Meta<typeof PeriodsCard>

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
export const AsTable: Story = {
  play: standsAsTable,
}
/** A share of nothing is not zero: none is shown. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...retentionOf(clubs.usual),
      periods: retentionOf(clubs.usual).periods.map((each) => ({
        ...each,
        share: undefined,
      })),
    }),
  },
  play: showsNoShare,
}
