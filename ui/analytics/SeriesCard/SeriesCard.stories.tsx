import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { clubs, seriesOf } from '../../fixtures/analytics.ts'
import { canTryAgain, standsAsTable } from '../../fixtures/cardPlays.ts'
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
import type * as stories from './SeriesCard.stories.tsx'
import { SeriesCard } from './SeriesCard.tsx'

const meta = {
  component: SeriesCard,
  decorators: [Cards],
  args: {
    answer: ready(seriesOf(clubs.usual)),
    links,
    metric: 'holders' as const,
    step: 'day' as const,
    onMetric: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof SeriesCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: canTryAgain,
}
export const Empty: Story = { args: { answer: ready(seriesOf(clubs.none)) } }
export const Behind: Story = {
  args: { answer: late(seriesOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(seriesOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(seriesOf(clubs.usual)) },
}
export const OneHolder: Story = { args: { answer: ready(seriesOf(clubs.one)) } }
export const FiveHolders: Story = {
  args: { answer: ready(seriesOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(seriesOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(seriesOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const AsTable: Story = {
  args: {
    step: 'month',
    answer: ready(seriesOf(clubs.usual, 'holders', 'month')),
  },
  play: standsAsTable,
}
export const ManyAsTable: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('beside the picture are the latest', async () => {
      const table = canvas.getByRole('table', {
        name: 'Holders: the latest 31 of 270',
      })
      await expect(within(table).getAllByRole('row')).toHaveLength(1 + 31)
    })
    await step('in its place are all of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
      await expect(canvas.getAllByRole('row')).toHaveLength(1 + 270)
    })
  },
}
export const Mints: Story = {
  args: { metric: 'mints', answer: ready(seriesOf(clubs.usual, 'mints')) },
}
export const ByMonth: Story = {
  args: {
    metric: 'transfers',
    step: 'month',
    answer: ready(seriesOf(clubs.usual, 'transfers', 'month')),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('another number can be chosen', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Supply' }))
      await expect(args.onMetric).toHaveBeenCalledWith('supply')
    })
  },
}
/** A step that is over, and one of which nothing is known. */
export const Gap: Story = {
  args: {
    step: 'month',
    answer: ready({
      ...seriesOf(clubs.usual, 'holders', 'month'),
      points: seriesOf(clubs.usual, 'holders', 'month').points.map(
        ({ at, value }, index) => ({
          at,
          value: index === 3 ? undefined : value,
          partial: false,
        }),
      ),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('nothing is dashed', async () => {
      await expect(canvas.queryByText(analyticsCards.series.partial)).toBeNull()
    })
    await step('what is not known is no number', async () => {
      const row = canvas.getAllByRole('row')[4]
      await expect(row?.querySelector('td')).toBeEmptyDOMElement()
    })
  },
}

export const SupplyByWeek: Story = {
  args: {
    metric: 'supply',
    step: 'week',
    answer: ready(seriesOf(clubs.usual, 'supply', 'week')),
  },
  play: async ({ canvas }) => {
    const { definition, steps } = analyticsCards.series
    await expect(canvas.getByText(definition.supply)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: steps.week })).toBeChecked()
  },
}
const tokenTransfers = seriesOf(clubs.usual, 'tokenTransfers', 'month')
/** That nothing happened is known. */
export const NoTokenTransfers: Story = {
  args: {
    metric: 'tokenTransfers',
    step: 'month',
    answer: ready({
      ...tokenTransfers,
      points: tokenTransfers.points.map((point) => ({ ...point, value: 0 })),
    }),
  },
  play: async ({ canvas }) => {
    const { label, metrics } = analyticsCards.series
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      label(metrics.tokenTransfers, '0', '0'),
    )
  },
}
