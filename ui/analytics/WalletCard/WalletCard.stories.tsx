import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { asOf, clubs } from '../../fixtures/analytics.ts'
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
import type * as stories from './WalletCard.stories.tsx'
import { WalletCard, WalletInvitation } from './WalletCard.tsx'

const invited = fn()

const meta = {
  component: WalletCard,
  decorators: [Cards],
  args: { answer: ready(walletOf(clubs.usual)), links, ...place },
} satisfies Meta<typeof WalletCard>

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
export const NotRanked: Story = {
  args: { answer: ready(walletOf(clubs.usual, 999)) },
}
export const Visitor: Story = {
  render: () => <WalletInvitation onConnect={invited} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('it offers to connect', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Connect wallet' }),
      )
      await expect(invited).toHaveBeenCalledOnce()
    })
  },
}
/** Whom the club lists is no holder to the figures, but votes all the same. */
export const Listed: Story = {
  args: {
    answer: ready({
      ...walletOf(clubs.usual),
      rank: undefined,
      percentile: undefined,
      share: undefined,
      asOf: {
        ...asOf(),
        excluded: [
          { address: walletOf(clubs.usual).address, reason: 'listed' },
        ],
      },
    }),
  },
  play: async ({ canvas, step }) => {
    const { wallet } = analyticsCards
    await step('it is said why it has no rank', async () => {
      const reason = analytics.exclude.reasons.listed
      await expect(canvas.getByText(wallet.leftOut(reason))).toBeVisible()
    })
    await step('its power counts', async () => {
      const power = canvas.getByText(wallet.power).closest('dl')
      await expect(power).not.toHaveTextContent(wallet.none)
    })
  },
}
