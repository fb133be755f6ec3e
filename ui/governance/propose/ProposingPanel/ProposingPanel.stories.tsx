import type { PaymentRequest } from '@narwhal-club/core/payment'
import {
  type ProposingFailureCode,
  type ProposingView,
  proposingFailure,
} from '@narwhal-club/core/proposing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../../fixtures/covers.ts'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { feeIntent, review } from '../propose.fixture.ts'
import type * as stories from './ProposingPanel.stories.tsx'
import { ProposingPanel } from './ProposingPanel.tsx'

const explorer = 'https://explorer.cronos.org'

const meta = {
  component: ProposingPanel,
  args: {
    view: { status: 'idle' },
    transactionHref: (hash) => `${explorer}/tx/${hash}`,
    proposalHref: (id) => `/clubs/main?tab=proposals&p=${id}`,
    faultText: () => 'The payment came from another wallet.',
    onConfirm: fn(),
    onSign: fn(),
    onPay: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ProposingPanel>

export default meta
type Story = StoryObj<typeof meta>
export type EveryState = Covers<
  typeof stories,
  Capitalize<ProposingView['status']>
>

const draft = '00000000-0000-4000-8000-000000000001'
const hash = `0x${'ab'.repeat(32)}` as const
const failed = (code: ProposingFailureCode) => proposingFailure(code)
const fee = { draft, title: review.title, failure: null }
const request: PaymentRequest = {
  id: feeIntent().id,
  kind: 'token',
  amount: review.fee,
  payer: '0x',
}
const show = (view: ProposingView): Story => ({ args: { view } })

export const Idle = show({ status: 'idle' })
export const Recalling = show({ draft, status: 'recalling' })
export const Reading = show({ draft, status: 'reading' })
export const Checking = show({ draft, status: 'checking' })
export const Weighing: Story = {
  ...show({ draft, status: 'weighing' }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it can be left', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Back to the words' }),
      )
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
  },
}
export const Offline = show({
  draft,
  status: 'offline',
  failure: failed('proposing.unreachable'),
})
export const Stopped: Story = {
  ...show({
    draft,
    status: 'stopped',
    failure: failed('proposing.insufficientTokens'),
  }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const NotEligible = show({
  draft,
  status: 'stopped',
  failure: {
    ...failed('proposing.notEligible'),
    message: 'You need 12 more narwhals to propose.',
  },
})
export const Suspended = show({
  draft,
  status: 'suspended',
  failure: failed('proposing.accountMismatch'),
})
export const Faulted: Story = {
  ...show({
    draft,
    status: 'faulted',
    faults: [
      { field: 'body', code: 'blocked', address: 'https://bad.example/win' },
      { field: 'duration', code: 'too_short', limit: 259_200 },
    ],
  }),
  play: async ({ canvas, step }) => {
    await step('it says which link, in which field', async () => {
      await expect(
        canvas.getByText(/cannot be published: https:\/\/bad\.example\/win/),
      ).toBeVisible()
    })
  },
}
export const ConfirmingDuplicate: Story = {
  ...show({
    draft,
    status: 'confirmingDuplicate',
    duplicates: [
      {
        id: draft,
        number: 7,
        title: 'Fund the autumn relay',
        similarity: 0.94,
        why: 'alike',
      },
      {
        id: feeIntent().id,
        number: 3,
        title: review.title,
        similarity: 0.4,
        why: 'same_title',
      },
    ],
  }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the other can be read, and ours be meant', async () => {
      await expect(
        canvas.getByRole('link', { name: /#7 Fund the autumn relay/ }),
      ).toHaveAttribute('href', `/clubs/main?tab=proposals&p=${draft}`)
      await userEvent.click(canvas.getByRole('button', { name: /it is meant/ }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}
export const Reviewing: Story = {
  ...show({ draft, status: 'reviewing', review, failure: null }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the exact sentence and the fee are there', async () => {
      await expect(canvas.getByText(review.sentence)).toBeVisible()
      await expect(canvas.getByText('333.33M $NARWHAL')).toBeVisible()
    })
    await step('it is signed on one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
      await expect(args.onSign).toHaveBeenCalledOnce()
    })
  },
}
export const ReviewingWithCredit = show({
  draft,
  status: 'reviewing',
  review: { ...review, pays: 'credit', newHosts: ['plans.example'] },
  failure: null,
})
export const ReviewingExempt = show({
  draft,
  status: 'reviewing',
  review: { ...review, pays: 'nothing' },
  failure: null,
})
export const Rejected: Story = {
  ...show({
    draft,
    status: 'reviewing',
    review,
    failure: failed('proposing.rejected'),
  }),
  play: async ({ canvas, step }) => {
    await step('it is told that nothing was signed', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'You rejected the request in your wallet.',
      )
    })
  },
}
export const Signing = show({ draft, status: 'signing', review })
export const Opening = show({
  draft,
  status: 'opening',
  review,
  failure: null,
})
export const OpeningLater: Story = {
  ...show({
    draft,
    status: 'opening',
    review,
    failure: failed('proposing.unreachable'),
  }),
  play: async ({ canvas, step }) => {
    await step('nothing has to be signed again', async () => {
      await expect(canvas.getByText(/need not sign again/)).toBeVisible()
    })
  },
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
export const Transferring: Story = {
  args: {
    view: { ...fee, status: 'paying', intent: feeIntent() },
    payment: { status: 'transferring', request },
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
  failure: failed('proposing.unreachable'),
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
export const LongText: Story = {
  ...show({
    draft,
    status: 'reviewing',
    review: {
      ...review,
      sentence: `Propose “${hard.unbroken}” in ${hard.german}: voting opens as soon as it is published, for 3 days.`,
      newHosts: [hard.handle],
    },
    failure: { ...failed('proposing.refused'), message: hard.sentence },
  }),
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  ...Confirming,
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  ...show({
    draft,
    status: 'reviewing',
    review: { ...review, sentence: hard.arabicSentence },
    failure: null,
  }),
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
