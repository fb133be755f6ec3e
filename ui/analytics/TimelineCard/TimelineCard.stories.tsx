import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { clubs } from '../../fixtures/analytics.ts'
import { canTryAgain } from '../../fixtures/cardPlays.ts'
import {
  Cards,
  earlier,
  failed,
  late,
  links,
  loading,
  place,
  ready,
} from '../../fixtures/cards.tsx'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { walletOf } from '../../fixtures/holder.ts'
import type * as stories from './TimelineCard.stories.tsx'
import { TimelineCard } from './TimelineCard.tsx'

const meta = {
  component: TimelineCard,
  decorators: [Cards],
  args: {
    answer: ready(walletOf(clubs.usual)),
    links,
    ...place,
    more: { onMore: fn(), waiting: false },
  },
} satisfies Meta<typeof TimelineCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(walletOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(walletOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(walletOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(walletOf(clubs.usual)) },
}
export const OneHolder: Story = { args: { answer: ready(walletOf(clubs.one)) } }
export const FiveHolders: Story = {
  args: { answer: ready(walletOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(walletOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(walletOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
