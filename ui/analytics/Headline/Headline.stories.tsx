import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs, concentrationOf, summaryOf } from '../../fixtures/analytics.ts'
import { Cards } from '../../fixtures/cards.tsx'
import { fits } from '../../fixtures/fits.ts'
import { Headline } from './Headline.tsx'

const of = (club: keyof typeof clubs) => ({
  summary: summaryOf(clubs[club]),
  concentration: concentrationOf(clubs[club]),
  loading: false,
})

const meta = {
  component: Headline,
  decorators: [Cards],
  args: of('usual'),
} satisfies Meta<typeof Headline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = {
  args: { summary: undefined, concentration: undefined, loading: true },
}
export const Unknown: Story = {
  args: { summary: undefined, concentration: undefined },
}
export const Nobody: Story = { args: of('none') }
export const OneHolder: Story = { args: of('one') }
export const Crowd: Story = {
  args: of('crowd'),
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
