import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clubs, distributionOf } from '../../fixtures/analytics.ts'
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
import type * as stories from './LorenzCard.stories.tsx'
import { LorenzCard } from './LorenzCard.tsx'

const meta = {
  component: LorenzCard,
  decorators: [Cards],
  args: { answer: ready(distributionOf(clubs.usual)), links, mine: 0.94 },
} satisfies Meta<typeof LorenzCard>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {}
export const Loading: Story = { args: { answer: loading } }
export const Failed: Story = {
  args: { answer: failed },
  play: async ({ canvas, step }) => {
    await step('it can be tried again', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Try again' }),
      ).toBeVisible()
    })
  },
}
export const Empty: Story = {
  args: { answer: ready(distributionOf(clubs.none)) },
}
export const Behind: Story = {
  args: { answer: late(distributionOf(clubs.usual), 'behind') },
}
export const Stale: Story = {
  args: { answer: late(distributionOf(clubs.usual), 'stale') },
}
export const Earlier: Story = {
  args: { answer: earlier(distributionOf(clubs.usual)) },
}
export const OneHolder: Story = {
  args: { answer: ready(distributionOf(clubs.one)) },
}
export const FiveHolders: Story = {
  args: { answer: ready(distributionOf(clubs.five)) },
}
export const Crowd: Story = {
  args: { answer: ready(distributionOf(clubs.crowd)) },
  play: fits({ target: 20 }),
}
export const HugeNumbers: Story = {
  args: { answer: ready(distributionOf(clubs.huge)) },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const AsTable: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the table is there before and after', async () => {
      const before = canvas.getAllByRole('row').length
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
      await expect(canvas.getAllByRole('row')).toHaveLength(before)
      await expect(canvas.getByRole('table')).toBeVisible()
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}
