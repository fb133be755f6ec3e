import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, feesOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './FeesCard.stories.tsx'
import { FeesCard } from './FeesCard.tsx'

const meta = {
  component: FeesCard,
  decorators: [Cards],
  args: {
    answer: ready(feesOf(clubs.usual)),
    links,
    ...place,
    proposalHref: ({ id }) => `#proposal-${id}`,
    transactionHref: (hash: string) => `https://club.example/tx/${hash}`,
  },
} satisfies Meta<typeof FeesCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(feesOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(feesOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(feesOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(feesOf(clubs.usual)) },
}
export const OneHolder: Story = { args: { answer: ready(feesOf(clubs.one)) } }
export const FiveHolders: Story = {
  args: { answer: ready(feesOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(feesOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(feesOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
/** No explorer to look payments up in; and nobody has paid in CRO. */
export const NoExplorer: Story = {
  render: ({ transactionHref: _, ...args }) => <FeesCard {...args} />,
  args: {
    answer: ready({
      ...feesOf(clubs.usual),
      totals: { ...feesOf(clubs.usual).totals, cro: '0', croPayments: 0 },
    }),
  },
  play: async ({ canvas }) => {
    const [moment] = canvas.getAllByText(/2026 at|2026,/)
    await expect(moment?.closest('a')).toBeNull()
    await expect(canvas.getByText(/^In all: 0 CRO in 0 payments/)).toBeVisible()
  },
}
