import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clubs, holdersOf } from '../../fixtures/analytics.ts'
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
import { address } from '../../fixtures/views.ts'
import type * as stories from './HoldersCard.stories.tsx'
import { HoldersCard } from './HoldersCard.tsx'

const meta = {
  component: HoldersCard,
  decorators: [Cards],
  args: {
    answer: ready(holdersOf(clubs.usual)),
    links,
    ...place,
    mine: address,
    search: '',
    onSearch: fn(),
  },
} satisfies Meta<typeof HoldersCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(holdersOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(holdersOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(holdersOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(holdersOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(holdersOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(holdersOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(holdersOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(holdersOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const More: Story = {
  args: { more: { onMore: fn(), waiting: false } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the next rows are asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(args.more?.onMore).toHaveBeenCalledOnce()
    })
  },
}
export const LoadingMore: Story = {
  args: { more: { onMore: fn(), waiting: true } },
}
export const NoMatch: Story = {
  args: { search: '0xffff', answer: ready(holdersOf(clubs.none)) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the search can be ended, or be another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
      await expect(args.onSearch).toHaveBeenLastCalledWith('')
      const field = canvas.getByRole('searchbox', { name: 'Find a holder' })
      await userEvent.clear(field)
      await userEvent.type(field, '0x12{enter}')
      await expect(args.onSearch).toHaveBeenLastCalledWith('0x12')
    })
  },
}
/** A share of nothing is not zero: none is shown. */
export const Unknown: Story = {
  args: {
    answer: ready({
      ...holdersOf(clubs.usual),
      rows: holdersOf(clubs.usual).rows.map((each) => ({
        ...each,
        share: undefined,
      })),
    }),
  },
  play: showsNoShare,
}
