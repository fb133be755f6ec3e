import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import type * as stories from './SwapHalt.stories.tsx'
import { type Halted, SwapHalt } from './SwapHalt.tsx'

type Failing = Extract<Halted, { failure: unknown }>
const view = (
  status: Failing['status'],
  failure: Partial<Failing['failure']>,
): Halted => ({
  status,
  isUnderWay: true,
  failure: {
    code: 'swapping.refused',
    message: 'This cannot be swapped now.',
    advice: '',
    ...failure,
  },
})
const sold = view('stopped', {
  refusal: 'swap_not_in_vault',
  message: 'One of the NFTs is not in the vault any more. Choose again.',
  ids: ['9', '18'],
})

const meta = {
  component: SwapHalt,
  args: {
    view: sold,
    onRetry: fn(),
    onConnect: fn(),
    onCancel: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SwapHalt>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('which ones is said', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'It is about N° 9, N° 18.',
      )
    })
    await step('three ways on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalled()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Back to the choice' }),
      )
      await expect(args.onBack).toHaveBeenCalled()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Give this swap up' }),
      )
      await expect(args.onCancel).toHaveBeenCalled()
    })
  },
}
export const TooFewCoins: Story = {
  args: {
    view: view('stopped', {
      refusal: 'swap_coins_short',
      message: 'Your wallet has not enough CRO for the fee and the gas.',
      have: 37n * 10n ** 16n,
      need: 10n ** 18n + 573_380_000_000_000n,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You need 1.00057338 CRO and have 0.37 CRO.',
    )
  },
}
export const Offline: Story = {
  args: {
    view: view('offline', {
      code: 'swapping.unreachable',
      message: 'The server could not be reached.',
      advice: 'It goes on by itself when the connection is back.',
    }),
  },
}
export const SignedOut: Story = {
  args: {
    view: view('suspended', {
      code: 'swapping.signedOut',
      message: 'You are not signed in any more.',
      advice: 'What was done so far stays done. Sign in again and it goes on.',
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect the wallet' }),
    )
    await expect(args.onConnect).toHaveBeenCalled()
  },
}
export const Resuming: Story = {
  args: { view: { status: 'resuming', id: 'a5' } },
}
export const Cancelling: Story = {
  args: { view: { status: 'cancelling', id: 'a5' } },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
