import { ui } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, summaryOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './CollectionCard.stories.tsx'
import { CollectionCard } from './CollectionCard.tsx'

const meta = {
  component: CollectionCard,
  decorators: [Cards],
  args: { answer: ready(summaryOf(clubs.usual)), links },
} satisfies Meta<typeof CollectionCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(summaryOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(summaryOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(summaryOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(summaryOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(summaryOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(summaryOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(summaryOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(summaryOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** All are burned: nobody holds one, so there is no average and no share. */
export const AllBurned: Story = {
  args: {
    answer: ready({
      ...summaryOf(clubs.none),
      minted: 40,
      burned: 40,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(ui.footer.unknown)).toHaveLength(2)
  },
}
