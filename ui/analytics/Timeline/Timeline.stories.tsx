import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs } from '../../fixtures/analytics.ts'
import { place } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { walletOf } from '../../fixtures/holder.ts'
import { Timeline } from './Timeline.tsx'

const of = walletOf(clubs.usual).timeline

const meta = {
  component: Timeline,
  args: { of: of.slice(0, 6), ...place },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Burned: Story = {
  args: {
    of: of.slice(0, 1).map((one) => ({ ...one, kind: 'burn' as const })),
  },
}
export const Nothing: Story = { args: { of: [] } }
export const Phone: Story = {
  args: { of: of.map((one) => ({ ...one, id: '9'.repeat(30) })).slice(0, 4) },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
