import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
/** As a marketplace has them: with a rank, for sale, both, or neither. */
export const Market: Story = {
  args: {
    tiles: tiles.map((tile, index) => ({
      ...tile,
      rank: index < 2 ? 791 + index : undefined,
      isListed: index === 1 || index === 2,
    })),
  },
  play: async ({ canvas }) => {
    const said = canvas
      .getAllByRole('listitem')
      .map(({ textContent }) => [
        /Rarity rank/.test(textContent ?? ''),
        /For sale/.test(textContent ?? ''),
      ])
    await expect(said).toEqual([
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ])
  },
}
