import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { PaymentRequest } from '@narwhal-club/core/payment'
import { proposingFailure } from '@narwhal-club/core/proposing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { feeIntent, review } from '../propose.fixture.ts'
import { ProposingPanel } from './ProposingPanel.tsx'
import { draft, explorer, panelArgs, show } from './proposingPanel.fixture.ts'

const meta = {
  component: ProposingPanel,
  args: panelArgs,
} satisfies Meta<typeof ProposingPanel>

export default meta
type Story = StoryObj<typeof meta>

const hash = `0x${'ab'.repeat(32)}` as const
const fee = { draft, title: review.title, failure: null }
const request: PaymentRequest = {
  id: feeIntent().id,
  kind: 'token',
  amount: review.fee,
  payer: '0x',
}

export const Unpaid: Story = {
  ...show({ ...fee, status: 'unpaid', intent: feeIntent() }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it is paid, or taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay the fee' }))
      await expect(args.onPay).toHaveBeenCalledOnce()
      await userEvent.click(
        canvas.getByRole('button', { name: /go on writing/ }),
      )
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const NotPaid: Story = {
  args: {
    view: { ...fee, status: 'unpaid', intent: feeIntent() },
    payment: {
      status: 'failed',
      request,
      failure: {
        code: 'payment.rejected',
        message: 'You rejected the request in your wallet.',
      },
    },
  },
}
export const PaidWrongly = show({
  ...fee,
  status: 'unpaid',
  intent: feeIntent({ state: 'submitted', hash, fault: 'fee_wrong_sender' }),
})
export const Busy: Story = {
  args: {
    view: { ...fee, status: 'unpaid', intent: feeIntent() },
    payment: {
      status: 'refused',
      request,
      busyWith: { ...request, label: 'Swap of three' },
    },
  },
}
export const Paying: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'approving', request },
  },
}
/** What allows the fee is a transaction of its own. */
export const Approved: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'confirmingApproval', request, hash },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /View the transaction/ }),
    ).toHaveAttribute('href', `${explorer}/tx/${hash}`)
  },
}
export const Transferring: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'transferring', request },
  },
}
/** The wallet has sent it: the blocks that it waits for come next. */
export const Sent: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'confirmingTransfer', request, hash },
  },
}
/** The server has not heard yet that it was paid. */
export const Settled: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'settled', request, result: { success: true, hash } },
  },
}
/** The panel hears of it a moment before the machine of the proposal does. */
export const Reverted: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: {
      status: 'failed',
      request,
      failure: {
        code: 'payment.reverted',
        message: 'The transfer failed on the chain.',
      },
    },
  },
}
export const Confirming: Story = {
  ...show({
    ...fee,
    status: 'confirming',
    intent: feeIntent({
      state: 'submitted',
      hash,
      confirmations: { have: 1, need: 2 },
    }),
  }),
  play: async ({ canvas, step }) => {
    await step(
      'the blocks are counted, the transaction is linked',
      async () => {
        await expect(canvas.getByText(/1 of 2 confirmations/)).toBeVisible()
        await expect(
          canvas.getByRole('link', { name: /View the transaction/ }),
        ).toHaveAttribute('href', `${explorer}/tx/${hash}`)
      },
    )
  },
}
export const NotSeen = show({
  ...fee,
  status: 'confirming',
  intent: feeIntent({ state: 'submitted', hash }),
  failure: proposingFailure('proposing.unreachable'),
})
export const Covered = show({
  ...fee,
  status: 'covered',
  intent: feeIntent({ byCredit: true }),
})
export const Cancelling = show({
  draft,
  title: review.title,
  status: 'cancelling',
  intent: feeIntent(),
})
export const Published: Story = {
  ...show({
    draft,
    status: 'published',
    proposal: { id: draft, club: 'main', title: review.title, number: 12 },
    isNew: true,
  }),
  play: async ({ canvas, step }) => {
    await step('it leads to the proposal', async () => {
      await expect(
        canvas.getByRole('link', { name: 'Open the proposal' }),
      ).toHaveAttribute('href', `/clubs/main?tab=proposals&p=${draft}`)
    })
  },
}
export const PublishedWithoutNumber = show({
  draft,
  status: 'published',
  proposal: { id: draft, club: 'main', title: review.title },
  isNew: false,
})
/** Found again by its id alone. */
export const PublishedWithoutTitle: Story = {
  ...show({
    draft,
    status: 'published',
    proposal: { id: draft, club: 'main', title: '', number: 12 },
    isNew: false,
  }),
  play: async ({ canvas, step }) => {
    await step('what became of it is said all the same', async () => {
      await expect(
        canvas.getByText(proposing.panel.published.body),
      ).toBeVisible()
    })
  },
}
export const PublishedBounty: Story = {
  ...show({
    draft,
    purpose: 'bounty',
    status: 'published',
    proposal: { id: draft, club: 'main', title: review.title, number: 4 },
    isNew: true,
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: proposing.bounty.open }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: proposing.panel.published.open }),
    ).toBeNull()
  },
}
const unpublished = { draft, title: review.title }
export const Credited: Story = {
  ...show({
    ...unpublished,
    status: 'credited',
    intent: feeIntent({ state: 'credited', hash }),
  }),
  play: async ({ canvas, step }) => {
    await step('the money is not lost, and it says so', async () => {
      await expect(canvas.getByText(/kept as a credit/)).toBeVisible()
    })
  },
}
export const CreditedBounty = show({
  ...unpublished,
  purpose: 'bounty',
  status: 'credited',
  intent: feeIntent({ state: 'credited', hash }),
})
export const Expired = show({
  ...unpublished,
  status: 'expired',
  intent: feeIntent({ state: 'expired' }),
})
export const FeeFailed = show({
  ...unpublished,
  status: 'feeFailed',
  intent: feeIntent({ state: 'failed', fault: 'fee_wrong_sender', hash }),
})
/** It is paid, and being published: no blocks are waited for. */
export const Paid: Story = {
  ...show({
    ...fee,
    status: 'confirming',
    intent: feeIntent({ state: 'confirmed', hash }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/confirmations/)).toBeNull()
  },
}
/** The fee was never paid: a bounty says so as a proposal does. */
export const ExpiredBounty: Story = {
  ...show({
    ...unpublished,
    purpose: 'bounty',
    status: 'expired',
    intent: feeIntent({ state: 'expired' }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(proposing.panel.expired.body)).toBeVisible()
    await expect(canvas.queryByText(/credit/)).toBeNull()
  },
}
export const LongerLanguage: Story = {
  ...Confirming,
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
