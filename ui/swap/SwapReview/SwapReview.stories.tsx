import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { nftsOf } from '../../fixtures/holder.ts'
import type * as stories from './SwapReview.stories.tsx'
import { SwapReview } from './SwapReview.tsx'

const ether = 10n ** 18n
const tokensPerNft = 50_000_000_000n * ether
const nfts = (count: number) =>
  nftsOf(Array.from({ length: count }, (_, at) => String(at * 3 + 4))).rows.map(
    ({ id, image }) => ({ id, image: image || undefined }),
  )
const coins = {
  fee: ether,
  gas: (42n * ether) / 100n,
  total: (142n * ether) / 100n,
}

const meta = {
  component: SwapReview,
  args: {
    mode: 'deposit',
    nfts: nfts(3),
    tokens: 3n * tokensPerNft,
    tokensPerNft,
    fee: 'due',
    coins,
    coinsHeld: 9n * ether,
    after: { nfts: 61, power: 61 },
    frozen: { proposals: [27, 26], more: 0 },
    plan: [
      { step: 'approve', how: 'all' },
      { step: 'fee' },
      { step: 'swap' },
      { step: 'revoke', how: 'all' },
    ],
    isRevokeWanted: true,
    onRevoke: fn(),
    act: { is: 'ready', onAct: fn() },
  },
} satisfies Meta<typeof SwapReview>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, 'Default'>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('all steps stand there before the first press', async () => {
      const list = canvas.getByRole('list', {
        name: 'What your wallet will ask',
      })
      await expect(list.children).toHaveLength(4)
      await expect(list).toHaveTextContent('Pay the fee of 1 CRO')
    })
    await step('what stays frozen is said', async () => {
      await expect(
        canvas.getByText(/Your votes on #27, #26 stay/),
      ).toBeVisible()
    })
    await step('the permission for all is warned of', async () => {
      await userEvent.click(
        canvas.getByRole('switch', { name: 'Take it back after the swap' }),
      )
      await expect(args.onRevoke).toHaveBeenCalledWith(false)
    })
    await step('one press begins', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Swap 3 narwhals' }),
      )
      if (!('onAct' in args.act)) throw new Error('no act')
      await expect(args.act.onAct).toHaveBeenCalled()
    })
  },
}
export const None: Story = {
  args: { nfts: [], tokens: 0n, act: { is: 'none' }, plan: undefined },
}
export const One: Story = {
  args: {
    nfts: nfts(1),
    tokens: tokensPerNft,
    after: { nfts: 0, power: 0 },
    frozen: undefined,
    plan: [{ step: 'approve', how: 'one' }, { step: 'fee' }, { step: 'swap' }],
  },
}
export const Redeem: Story = {
  args: {
    mode: 'redeem',
    after: { nfts: 67, power: 67 },
    frozen: undefined,
    plan: [
      { step: 'approve', how: 'amount' },
      { step: 'fee' },
      { step: 'swap' },
    ],
  },
}
/** Approved before, the fee a credit: one prompt is left. */
export const Short: Story = {
  args: {
    fee: 'credit',
    coins: { fee: 0n, gas: coins.gas, total: coins.gas },
    plan: [{ step: 'swap' }],
  },
}
export const Exempt: Story = {
  args: {
    fee: 'exempt',
    coins: { fee: 0n, gas: coins.gas, total: coins.gas },
    plan: [{ step: 'approve', how: 'all' }, { step: 'swap' }],
  },
}
export const Visitor: Story = {
  args: {
    act: { is: 'connect', onAct: fn() },
    coins: undefined,
    coinsHeld: undefined,
    after: undefined,
    frozen: undefined,
    plan: undefined,
  },
}
export const SignedOut: Story = {
  args: { ...Visitor.args, act: { is: 'signIn', onAct: fn() } },
}
/** Before a quote is asked for: rate and effect are known, gas is not. */
export const Chosen: Story = {
  args: {
    act: { is: 'review', onAct: fn() },
    coins: undefined,
    coinsHeld: undefined,
    plan: undefined,
    frozen: { proposals: [27, 26], more: 3 },
  },
  play: async ({ canvas, args, step }) => {
    await step('nothing is asked of a wallet yet', async () => {
      await expect(canvas.getByText(/and 3 more|3 more stay/)).toBeVisible()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Review 3 narwhals' }),
      )
      if (!('onAct' in args.act)) throw new Error('no act')
      await expect(args.act.onAct).toHaveBeenCalled()
    })
  },
}
export const WrongNetwork: Story = {
  args: { ...Visitor.args, act: { is: 'switchChain', onAct: fn() } },
}
/** Nothing to press: it opens again by itself. */
export const Paused: Story = {
  args: {
    ...Visitor.args,
    act: { is: 'refused', lines: ['The vault is paused.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** It is on its way as it is: nothing snaps back, and the failure stays. */
export const Opening: Story = {
  args: {
    isRevokeFixed: true,
    act: {
      is: 'refused',
      lines: ['The server cannot be reached.'],
      onAgain: fn(),
      isWaiting: true,
    },
  },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('what nobody hears is not offered', async () => {
      await expect(
        canvas.getByRole('switch', { name: 'Take it back after the swap' }),
      ).toBeDisabled()
    })
    await step('a press while it is sent is seen to do nothing', async () => {
      const again = canvas.getByRole('button', { name: 'Ask again' })
      await expect(again).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(again)
      if (!('onAgain' in args.act)) throw new Error('no act')
      await expect(args.act.onAgain).not.toHaveBeenCalled()
    })
  },
}
/** What was shown is not how it stands any more. */
export const Changed: Story = {
  args: {
    notes: [
      'Something has changed since you looked. This is how it stands now.',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has changed')
  },
}
export const Busy: Story = {
  args: { act: { is: 'busy' }, coins: undefined, plan: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Looking at the chain/ }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}
export const TooFewCoins: Story = {
  args: {
    coinsHeld: (37n * ether) / 100n,
    act: {
      is: 'refused',
      lines: ['Your wallet has not enough CRO for the fee and the gas.'],
      onAgain: fn(),
    },
  },
  play: async ({ canvas, args, step }) => {
    await step('what is there and what is needed is said', async () => {
      await expect(canvas.getByText('1.42 CRO')).toBeVisible()
      await expect(canvas.getByText('You have 0.37 CRO.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
      if (!('onAgain' in args.act)) throw new Error('no act')
      await expect(args.act.onAgain).toHaveBeenCalled()
    })
  },
}
export const Twenty: Story = {
  args: { nfts: nfts(20), tokens: 20n * tokensPerNft },
}
export const NoArtYet: Story = {
  args: { nfts: [{ id: '4' }, { id: '412' }], tokens: 2n * tokensPerNft },
}
/** What they hold was not read: they are not said to have too little. */
export const CoinsUnknown: Story = {
  args: { coinsHeld: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.42 CRO')).toBeVisible()
    await expect(canvas.queryByText(/^You have/)).toBeNull()
  },
}
export const Phone: Story = {
  args: { nfts: nfts(20), tokens: 20n * tokensPerNft },
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
