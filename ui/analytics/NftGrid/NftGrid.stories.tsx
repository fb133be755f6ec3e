import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { nftsOf } from '../../fixtures/holder.ts'
import { NftGrid } from './NftGrid.tsx'

const since = '2026-04-21T12:00:00Z'
const tiles = nftsOf(['1', '4', '7', '412']).rows.map((row) => ({
  ...row,
  since,
}))

const meta = { component: NftGrid, args: { tiles } } satisfies Meta<
  typeof NftGrid
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotYet: Story = {
  args: { tiles: tiles.map(({ id }) => ({ id, since })) },
}
export const LongNames: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, name: hard.handle })) },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
