import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, tokenOf } from '../../fixtures/analytics.ts'
import { canTryAgain, showsNoShare } from '../../fixtures/cardPlays.ts'
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
import type * as stories from './TokenTopCard.stories.tsx'
import { TokenTopCard } from './TokenTopCard.tsx'

const meta = {
  component: TokenTopCard,
  decorators: [Cards],
  args: { answer: ready(tokenOf(clubs.usual)), links, ...place },
} satisfies Meta<typeof TokenTopCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(tokenOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(tokenOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(tokenOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(tokenOf(clubs.usual)) },
}
export const OneHolder: Story = { args: { answer: ready(tokenOf(clubs.one)) } }
export const FiveHolders: Story = {
  args: { answer: ready(tokenOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(tokenOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(tokenOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const Whole: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('all hundred show on demand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show all/ }))
      await expect(canvas.getAllByRole('row')).toHaveLength(101)
    })
  },
}
/** A share of nothing is not zero: none is shown. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...tokenOf(clubs.usual),
      top: tokenOf(clubs.usual).top.map((each) => ({
        ...each,
        share: undefined,
      })),
    }),
  },
  play: showsNoShare,
}
