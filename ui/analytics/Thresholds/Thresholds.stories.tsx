import type { Meta, StoryObj } from '@storybook/react-vite'
import { clubs } from '../../fixtures/analytics.ts'
import { fits } from '../../fixtures/fits.ts'
import { walletOf } from '../../fixtures/holder.ts'
import { Thresholds } from './Thresholds.tsx'

const meta = {
  component: Thresholds,
  args: { of: walletOf(clubs.usual, 40).thresholds },
} satisfies Meta<typeof Thresholds>

export default meta
type Story = StoryObj<typeof meta>

export const NoneReached: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const AllReached: Story = {
  args: { of: walletOf(clubs.usual).thresholds },
}
export const OnlyTokensMissing: Story = {
  args: {
    of: [
      {
        id: 'whale',
        reached: false,
        missingNfts: 0,
        missingTokens: '1',
      },
    ],
  },
}
