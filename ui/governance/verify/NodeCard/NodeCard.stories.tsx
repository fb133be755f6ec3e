import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { spots, walletSpots } from '../verify.fixture.ts'
import { NodeCard, type NodeCardProps } from './NodeCard.tsx'

const words = verify.node

const meta = {
  component: NodeCard,
  args: {
    node: 'https://evm.cronos.org',
    onNode: fn() as NodeCardProps['onNode'],
    onAsk: fn(),
  },
} satisfies Meta<typeof NodeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.ask }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await userEvent.type(
      canvas.getByRole('textbox', { name: words.field }),
      '/',
    )
    await expect(args.onNode).toHaveBeenLastCalledWith(`${args.node}/`)
  },
}
export const OneNode: Story = {
  args: { onNode: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/evm\.cronos\.org/)).toBeVisible()
  },
}
export const Wrong: Story = {
  args: { node: 'node', error: words.notAddress },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.notAddress)).toBeVisible()
  },
}
export const Asking: Story = {
  args: { isAsking: true, check: { ...spots, of: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.asking('3', '8'))).toBeVisible()
  },
}
export const Asked: Story = {
  args: { check: spots },
  play: async ({ canvas, step }) => {
    await step('who holds what the list says, and who does not', async () => {
      await expect(canvas.getByText(words.same('1', '3'))).toBeVisible()
      await expect(
        canvas.getByText(/holds 4, and the list says 11/),
      ).toBeVisible()
      await expect(canvas.getByText(/the node does not say/)).toBeVisible()
    })
  },
}
/** Whoever holds none is told of as the node says it. */
export const HoldsNone: Story = {
  args: {
    check: {
      ...spots,
      found: spots.found.map((each) => ({ ...each, held: 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/holds 0, and the list says/),
    ).toHaveLength(3)
    await expect(canvas.queryByText(/the node does not say/)).toBeNull()
  },
}
export const Wallets: Story = {
  args: { check: walletSpots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.wallets('2', '4'))).toBeVisible()
    for (const why of [words.walletNo, words.walletUnknown])
      await expect(canvas.getByText(why, { exact: false })).toBeVisible()
  },
}
export const AnotherChain: Story = {
  args: { check: { block: 'other', found: [], of: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.block.other)).toBeVisible()
    await expect(canvas.getByText(words.nobody)).toBeVisible()
  },
}
/** It keeps no past: of the list it tells nothing, of one wallet it does. */
export const UnknownBlock: Story = {
  args: {
    check: {
      block: 'unknown',
      found: spots.found.slice(2),
      of: 1,
      wallets: [{ address: `0x${'4'.repeat(40)}`, power: 3, says: 'yes' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.block.unknown)).toBeVisible()
    await expect(canvas.getByText(words.same('0', '1'))).toBeVisible()
    await expect(canvas.getByText(words.wallets('1', '1'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}
export const Phone: Story = {
  args: { check: spots },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
