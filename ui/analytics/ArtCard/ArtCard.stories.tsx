import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
import { marketOf, nftsOf, walletOf } from '../../fixtures/holder.ts'
import type * as stories from './ArtCard.stories.tsx'
import { ArtCard } from './ArtCard.tsx'

const { tokens } = walletOf(clubs.usual)
const art = new Map(
  nftsOf(tokens.map(({ id }) => id)).rows.map((row) => [row.id, row]),
)
const [own] = art.values()

const meta = {
  component: ArtCard,
  decorators: [Cards],
  args: {
    answer: ready(walletOf(clubs.usual)),
    links,
    art,
    shown: 24,
    onMore: fn(),
  },
} satisfies Meta<typeof ArtCard>

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
/** What a marketplace tells: rarity for all, three of them for sale. */
export const Market: Story = {
  args: { market: marketOf(tokens.map(({ id }) => id)) },
  play: async ({ canvas, step }) => {
    await step('each has its rank, and what is for sale says so', async () => {
      await expect(canvas.getAllByText(/^Rarity rank [\d,]+$/)).toHaveLength(24)
      await expect(canvas.getAllByText('For sale')).toHaveLength(3)
      await expect(
        canvas.getByText(/as the marketplace told them at Nov 21, 2026/),
      ).toBeVisible()
    })
  },
}
export const MarketAway: Story = {
  args: { market: { status: 'away', rows: [] } },
  play: async ({ canvas, step }) => {
    await step(
      'the art stands, and the missing ranks are explained',
      async () => {
        await expect(
          canvas.getByText(/The marketplace does not answer/),
        ).toBeVisible()
        await expect(canvas.queryByText(/Rarity rank/)).toBeNull()
      },
    )
  },
}
/** A picture that the chain does not have comes from the marketplace. */
export const MarketPicture: Story = {
  args: {
    art: new Map(),
    market: {
      ...marketOf([]),
      rows: tokens
        .slice(0, 1)
        .map(({ id }) => ({ id, name: 'Sir Horn', image: own?.image })),
    },
  },
  play: async ({ canvas, step }) => {
    await step('the one it knows has name and picture', async () => {
      await expect(canvas.getByText('Sir Horn')).toBeVisible()
      await expect(canvas.getAllByText('No picture')).toHaveLength(23)
    })
  },
}
export const NotYet: Story = { args: { art: new Map() } }
export const TooMany: Story = {
  args: { answer: ready(walletOf(clubs.crowd)), shown: 500 },
}
/** Where no marketplace is asked there is nothing to say of it. */
export const MarketOff: Story = {
  args: { market: { status: 'off', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/marketplace/)).toBeNull()
    await expect(canvas.queryByText(/Rarity rank/)).toBeNull()
  },
}
