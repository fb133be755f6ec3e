import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs } from '../../fixtures/analytics.ts'
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
import { walletOf } from '../../fixtures/holder.ts'
import type * as stories from './HolderCard.stories.tsx'
import { HolderCard } from './HolderCard.tsx'

const meta = {
  component: HolderCard,
  decorators: [Cards],
  args: {
    answer: ready(walletOf(clubs.usual)),
    links,
    address: '0x8F3A7be21D90c46a55E8F0137BA6429dE50bc41D',
  },
} satisfies Meta<typeof HolderCard>

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
const vault = walletOf(clubs.usual)
export const LeftOut: Story = {
  args: {
    answer: ready({
      ...vault,
      asOf: {
        ...vault.asOf,
        excluded: [{ address: vault.address, reason: 'vault' }],
      },
      rank: undefined,
      percentile: undefined,
      share: undefined,
    }),
  },
  play: async ({ canvas, step }) => {
    await step('it has no vote, nothing to reach, and a reason', async () => {
      await expect(canvas.getByText(/The swap vault/)).toBeVisible()
      const power = canvas.getByText('Voting power').parentElement
      await expect(power).toHaveTextContent(/^Voting power–$/)
      await expect(canvas.queryByText('Propose')).toBeNull()
    })
  },
}
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
