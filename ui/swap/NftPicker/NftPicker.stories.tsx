import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../fixtures/cards.tsx'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { nftsOf } from '../../fixtures/holder.ts'
import { inventoryOf, swapTraits } from '../../fixtures/swap.ts'
import type * as stories from './NftPicker.stories.tsx'
import { NftPicker } from './NftPicker.tsx'

const many = inventoryOf('deposit', 24, 64)
const artOf = (rows: readonly { id: string }[]) =>
  new Map(nftsOf(rows.map(({ id }) => id)).rows.map((row) => [row.id, row]))

const meta = {
  component: NftPicker,
  args: {
    mode: 'deposit',
    answer: ready(many),
    more: { waiting: false, onMore: fn() },
    art: artOf(many.rows),
    chosen: [],
    most: 20,
    onChoose: fn(),
    onClear: fn(),
    search: '',
    onSearch: fn(),
    traits: { traits: swapTraits, chosen: {}, onTrait: fn() },
  },
} satisfies Meta<typeof NftPicker>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Loading' | 'Failed' | 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('a press on a picture chooses it', async () => {
      await userEvent.click(canvas.getByLabelText('narwhal 4'))
      await expect(args.onChoose).toHaveBeenCalledWith('4', true)
    })
    await step('keys do the same', async () => {
      canvas.getByLabelText('narwhal 7').focus()
      await userEvent.keyboard(' ')
      await expect(args.onChoose).toHaveBeenLastCalledWith('7', true)
    })
    await step('how many there are is said', async () => {
      await expect(canvas.getByText('64 in your wallet')).toBeVisible()
    })
  },
}
export const Loading: Story = {
  args: { answer: loading, more: undefined, traits: undefined },
}
export const Failed: Story = { args: { answer: failed, more: undefined } }
/** What was chosen is let go by another press. */
export const Three: Story = {
  args: { chosen: ['4', '10', '13'] },
  play: async ({ canvas, args, step }) => {
    await step('letting one go', async () => {
      await userEvent.click(canvas.getByLabelText('narwhal 10'))
      await expect(args.onChoose).toHaveBeenCalledWith('10', false)
    })
    await step('all of them at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear 3' }))
      await expect(args.onClear).toHaveBeenCalled()
    })
  },
}
export const Full: Story = {
  args: { chosen: many.rows.slice(0, 20).map(({ id }) => id) },
  play: async ({ canvas, step }) => {
    await step('no more can be chosen, and it says why', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'You have chosen 20, the most for one swap.',
      )
      await expect(canvas.getByLabelText('narwhal 70')).toBeDisabled()
      await expect(canvas.getByLabelText('narwhal 1')).toBeEnabled()
    })
  },
}
export const Blocked: Story = {
  args: {
    blocked: new Map([
      ['7', 'listed'],
      ['13', 'escrowed'],
    ]),
  },
  play: async ({ canvas, step }) => {
    await step('what is for sale cannot go through, and says so', async () => {
      await expect(canvas.getByLabelText('narwhal 7, For sale')).toBeDisabled()
      await expect(canvas.getByText('With a contract')).toBeVisible()
    })
  },
}
/** One that was for sale after it was chosen can be let go. */
export const BlockedSince: Story = {
  args: { chosen: ['7'], blocked: new Map([['7', 'listed']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('narwhal 7, For sale')).toBeEnabled()
  },
}
export const Vault: Story = {
  args: {
    mode: 'redeem',
    answer: ready(inventoryOf('redeem', 12)),
    more: undefined,
  },
}
export const ByTrait: Story = {
  args: {
    traits: {
      traits: { ...swapTraits, known: 40 },
      chosen: { Tusk: 'Gold' },
      onTrait: fn(),
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('traits are chosen one by one', async () => {
      await userEvent.click(canvas.getByText('Traits, 1 chosen'))
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: /^Sea/ }),
        'Deep',
      )
      if (!('traits' in args) || !args.traits) throw new Error('no traits')
      await expect(args.traits.onTrait).toHaveBeenCalledWith('Sea', 'Deep')
    })
    await step('what is not known yet is said', async () => {
      await expect(canvas.getByText(/The art of 40 of 64/)).toBeVisible()
    })
  },
}
export const EmptyWallet: Story = {
  args: {
    answer: ready(inventoryOf('deposit', 0)),
    more: undefined,
    traits: undefined,
  },
}
export const EmptyVault: Story = {
  args: {
    mode: 'redeem',
    answer: ready(inventoryOf('redeem', 0)),
    more: undefined,
    traits: undefined,
  },
}
export const NothingFound: Story = {
  args: {
    answer: ready(inventoryOf('deposit', 0)),
    more: undefined,
    search: '999',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(swap.choose.clearSearch))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
}
const hundreds = inventoryOf('deposit', 500, 500)
/** All are there for keys, readers and a search in the page; few are drawn. */
export const Hundreds: Story = {
  args: { answer: ready(hundreds), more: undefined, art: artOf(hundreds.rows) },
  // Five hundred tiles that are one: it is looked at above.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, args, step }) => {
    const tiles = [
      ...canvasElement.querySelectorAll<HTMLInputElement>('[type=checkbox]'),
    ]
    const drawn = () =>
      tiles.filter((tile) =>
        tile.checkVisibility({ contentVisibilityAuto: true }),
      ).length
    await step('what is far away is laid out and drawn by nobody', async () => {
      await expect(tiles).toHaveLength(500)
      await expect(drawn()).toBeLessThan(150)
    })
    await step('keys reach the last one, which is drawn then', async () => {
      const last = tiles.at(-1)
      last?.focus()
      await waitFor(() =>
        expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(
          true,
        ),
      )
      await userEvent.keyboard(' ')
      await expect(args.onChoose).toHaveBeenCalledWith(last?.value, true)
      await userEvent.tab({ shift: true })
      await expect(tiles.at(-2)).toHaveFocus()
      await expect(drawn()).toBeLessThan(200)
    })
  },
}
export const NoArtYet: Story = { args: { art: new Map() } }
export const Phone: Story = {
  args: { chosen: ['4', '10'] },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  args: { chosen: ['4'] },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
