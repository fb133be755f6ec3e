import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  bountyRows,
  openBounty,
  overdueBounty,
  reviewedBounty,
} from '../../../fixtures/bounties.ts'
import { canTryAgain } from '../../../fixtures/cardPlays.ts'
import { earlier, failed, loading, ready } from '../../../fixtures/cards.tsx'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { storyNow } from '../../../fixtures/proposals.ts'
import { BountiesControls } from '../BountiesControls/BountiesControls.tsx'
import { BountiesList } from './BountiesList.tsx'

const phone = { viewport: { value: 'phone' } }
const onState = fn()
const onCategory = fn()
const list = { rows: bountyRows, total: 12 }

const meta = {
  component: BountiesList,
  args: {
    answer: ready(list),
    more: { waiting: false, onMore: fn() },
    hrefOf: ({ id }) => `#${id}`,
    empty: {
      title: bounties.list.none.title,
      children: bounties.list.none.body,
    },
    now: storyNow,
    controls: (
      <BountiesControls
        state="all"
        stateHref={(state) => `#${state}`}
        category=""
        onCategory={onCategory}
        asset=""
        onAsset={fn()}
        search=""
        onSearch={fn()}
        sort="newest"
        onSort={onState}
        only={false}
        onOnly={fn()}
      />
    ),
  },
} satisfies Meta<typeof BountiesList>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('each says its reward, and all of it leads there', async () => {
      await expect(canvas.getAllByRole('article')).toHaveLength(7)
      await expect(canvas.getAllByText('450 CRO')[0]).toBeVisible()
      await expect(canvas.getByText('3.00B $NARWHAL')).toBeVisible()
    })
    await step('they are narrowed by what they are', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: /^Category/ }),
        'code',
      )
      await expect(onCategory).toHaveBeenCalledWith('code')
    })
  },
}
export const ReadyPhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** None and one of what is counted, a category without a name, and no clock. */
export const OtherWords: Story = {
  args: {
    answer: ready({
      rows: [
        {
          ...openBounty,
          status: 'pending',
          badges: [],
          winnersMax: 1,
          skills: ['ART', 'ink'],
          counts: { ...openBounty.counts, submissions: 0, comments: 0 },
        },
        {
          ...reviewedBounty,
          number: 1_204,
          badges: ['decide_soon'],
          category: 'seamanship',
          reward: { asset: 'CRO', amount: String(4_505n * 10n ** 17n) },
          counts: { ...reviewedBounty.counts, submissions: 1, comments: 1 },
        },
        { ...overdueBounty, badges: ['pay_soon'], skills: [] },
      ],
      total: 3,
    }),
    now: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one winner')).toBeVisible()
    await expect(canvas.getByText('No work yet')).toBeVisible()
    await expect(canvas.getByText('1 submission')).toBeVisible()
    await expect(canvas.getByText('450.5 CRO')).toBeVisible()
    // A skill that is the category is said once.
    await expect(canvas.getByText('Art, ink')).toBeVisible()
  },
}
export const OfAllClubs: Story = { args: { namesClub: true } }
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Stale: Story = { args: { answer: earlier(list) } }
export const Empty: Story = {
  args: { answer: ready({ rows: [], total: 0 }), more: undefined },
}
export const LongText: Story = {
  args: {
    answer: ready({
      rows: [{ ...openBounty, title: hard.unbroken, skills: [hard.german] }],
      total: 1,
    }),
  },
  globals: phone,
  play: fits(),
}
export const MadeUpLanguage: Story = {
  globals: { locale: 'pseudo', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    answer: ready({ rows: [{ ...openBounty, title: hard.arabic }], total: 1 }),
  },
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
