import type { NetworkView } from '@narwhal-club/core/network'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import type * as stories from './NetworkBanner.stories.tsx'
import { NetworkBanner } from './NetworkBanner.tsx'

const meta = {
  component: NetworkBanner,
  parameters: { layout: 'fullscreen' },
  args: { network: { status: 'online', chainId: 25, block: 18_204_551 } },
} satisfies Meta<typeof NetworkBanner>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<NetworkView['status']>>

export const Online: Story = {
  play: async ({ canvas, step }) => {
    await step('nothing is said while all is well', async () => {
      await expect(canvas.queryByRole('status')).toBeNull()
    })
  },
}
export const Checking: Story = { args: { network: { status: 'checking' } } }
export const Offline: Story = {
  args: { network: { status: 'offline', since: 0 } },
}
export const WrongChain: Story = {
  args: { network: { status: 'wrongChain', chainId: 1 } },
}
export const ServerAway: Story = { args: { serverAway: true } }
export const HugeChainId: Story = {
  args: { network: { status: 'wrongChain', chainId: 333_333_333_333_333 } },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
