import type { ShownStep } from '@narwhal-club/core/swapping'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { swapIntent } from '../../fixtures/swap.ts'
import type * as stories from './SwapSteps.stories.tsx'
import { SwapSteps, type Working } from './SwapSteps.tsx'

const hash = `0x${'5c'.repeat(32)}` as const
const order = ['approve', 'fee', 'swap', 'revoke'] as const

/** A swap of three that has come as far as this step. */
function viewAt(
  step: Working['step'],
  phase: Working['phase'],
  more: Partial<Working> = {},
): Working {
  const at = order.indexOf(step)
  const steps = order.map(
    (each, place): ShownStep => ({
      step: each,
      ...((each === 'approve' || each === 'revoke') && { how: 'all' }),
      state: place < at ? 'done' : place === at ? 'now' : 'todo',
      ...(place < at && { hash }),
    }),
  )
  return {
    status: 'working',
    intent: swapIntent,
    steps,
    step,
    phase,
    canCancel: phase === 'ready' && at < 2,
    failure: null,
    ...more,
  }
}

const failure = (message: string, advice: string) =>
  ({
    failure: { code: 'payment.rejected', message, advice },
  }) as const satisfies Partial<Working>

const meta = {
  component: SwapSteps,
  args: {
    view: viewAt('fee', 'ready'),
    explorerUrl: 'https://explorer.example',
    onNext: fn(),
    onSkip: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SwapSteps>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('an approval that is done is no swap', async () => {
      await expect(canvas.getAllByText('Done')).toHaveLength(1)
      await expect(canvas.getByText('Your turn')).toBeVisible()
    })
    await step('the step at hand is the one that is acted on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay the fee' }))
      await expect(args.onNext).toHaveBeenCalled()
    })
    await step('it can be given up', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Give this swap up' }),
      )
      await expect(args.onCancel).toHaveBeenCalled()
    })
    await step('what is sent can be looked at', async () => {
      await expect(
        canvas.getByRole('link', { name: /View transaction/ }),
      ).toHaveAttribute('href', `https://explorer.example/tx/${hash}`)
    })
  },
}
export const Approve: Story = { args: { view: viewAt('approve', 'ready') } }
export const InWallet: Story = { args: { view: viewAt('approve', 'wallet') } }
export const Checking: Story = { args: { view: viewAt('fee', 'checking') } }
export const Looking: Story = { args: { view: viewAt('fee', 'looking') } }
export const Sent: Story = { args: { view: viewAt('swap', 'sent', { hash }) } }
export const Confirming: Story = {
  args: {
    view: viewAt('swap', 'confirming', {
      hash,
      confirmations: { have: 1, need: 2 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 of 2 blocks\./)).toBeVisible()
  },
}
export const Revoke: Story = {
  args: { view: viewAt('revoke', 'ready') },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Leave it as it is' }),
    )
    await expect(args.onSkip).toHaveBeenCalled()
  },
}
export const Rejected: Story = {
  args: {
    view: viewAt('fee', 'ready', {
      ...failure(
        'You rejected the request in your wallet.',
        'Nothing was sent. Go on with this step when you are ready.',
      ),
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You rejected the request in your wallet.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onNext).toHaveBeenCalled()
  },
}
/** Nothing to approve, no fee to pay: why, in so many words. */
export const Skipped: Story = {
  args: {
    view: viewAt('swap', 'ready', {
      steps: [
        { step: 'approve', how: 'all', state: 'skipped', why: 'granted' },
        { step: 'fee', state: 'skipped', why: 'credit' },
        { step: 'swap', state: 'now' },
      ],
    }),
  },
}
export const Exempt: Story = {
  args: {
    view: viewAt('swap', 'wallet', {
      steps: [
        { step: 'approve', how: 'one', state: 'done', hash },
        {
          step: 'fee',
          state: 'skipped',
          why: 'admin-exempt',
          hash: 'admin-exempt',
        },
        { step: 'swap', state: 'now' },
      ],
    }),
  },
}
export const NoExplorer: Story = { args: { explorerUrl: undefined } }
export const Phone: Story = {
  args: { view: viewAt('swap', 'ready') },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}

/** Of the token the vault may take so much and no more. */
export const FeeInWallet: Story = {
  args: {
    view: viewAt('fee', 'wallet', {
      intent: { ...swapIntent, mode: 'redeem', ids: ['4'] },
      steps: [
        { step: 'approve', how: 'amount', state: 'done', hash },
        { step: 'fee', state: 'now' },
        { step: 'swap', state: 'todo' },
      ],
    }),
  },
}
/** It is in a block: how many there are was not said yet. */
export const RevokeConfirming: Story = {
  args: { view: viewAt('revoke', 'confirming', { hash }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/blocks/)
  },
}
