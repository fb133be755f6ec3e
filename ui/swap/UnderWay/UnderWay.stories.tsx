import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { nftsOf } from '../../fixtures/holder.ts'
import { swapIntent, swappedIntent } from '../../fixtures/swap.ts'
import type * as stories from './UnderWay.stories.tsx'
import { UnderWay } from './UnderWay.tsx'

const meta = {
  component: UnderWay,
  args: {
    view: {
      status: 'working',
      intent: swapIntent,
      steps: [
        { step: 'approve', how: 'all', state: 'done' },
        { step: 'fee', state: 'now' },
        { step: 'swap', state: 'todo' },
      ],
      step: 'fee',
      phase: 'ready',
      canCancel: true,
      failure: null,
    },
    nfts: nftsOf(swapIntent.ids).rows.map(({ id, image }) => ({
      id,
      image: image || undefined,
    })),
    fee: '1 CRO',
    creditDays: 30,
    explorerUrl: 'https://explorer.example',
    proof: () => 'https://explorer.example/tx/0x3c',
    onNext: fn(),
    onSkip: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onBack: fn(),
    onConnect: fn(),
    onPost: fn(),
  },
} satisfies Meta<typeof UnderWay>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

/** The steps, and what they are for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Swapping 3 narwhals' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('region', { name: 'What goes through' }),
    ).toHaveTextContent('150.00B $NARWHAL')
  },
}
/** Its voting power follows from what is held. */
export const Done: Story = {
  args: {
    view: {
      status: 'done',
      intent: swappedIntent,
      steps: [],
      holdings: { nfts: 61, tokens: 10n ** 30n },
      isNew: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and vote with 61/)).toBeVisible()
  },
}
export const Ended: Story = {
  args: {
    view: {
      status: 'ended',
      intent: { ...swapIntent, state: 'cancelled' },
      steps: [],
    },
  },
}
export const Resuming: Story = {
  args: { view: { status: 'resuming', id: swapIntent.id } },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
