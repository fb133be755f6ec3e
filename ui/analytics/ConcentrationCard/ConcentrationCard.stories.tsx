import { ui } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, concentrationOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './ConcentrationCard.stories.tsx'
import { ConcentrationCard } from './ConcentrationCard.tsx'

const meta = {
  component: ConcentrationCard,
  decorators: [Cards],
  args: { answer: ready(concentrationOf(clubs.usual)), links },
} satisfies Meta<typeof ConcentrationCard>

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
  args: { answer: ready(concentrationOf(clubs.none)) },
}
export const Behind: Story = {
  args: { answer: late(concentrationOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(concentrationOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(concentrationOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(concentrationOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(concentrationOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(concentrationOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(concentrationOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** What cannot be worked out is not zero. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...concentrationOf(clubs.usual),
      gini: undefined,
      hhi: undefined,
      nakamoto: undefined,
      top10: undefined,
      topTenth: { holders: 0 },
      topHalf: { holders: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(ui.footer.unknown)).toHaveLength(6)
  },
}
