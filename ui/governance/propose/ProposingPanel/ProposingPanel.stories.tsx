import {
  type ProposingFailureCode,
  type ProposingView,
  proposingFailure,
} from '@narwhal-club/core/proposing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Covers } from '../../../fixtures/covers.ts'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { feeIntent, review } from '../propose.fixture.ts'
import type * as ofItsFee from './ProposingFee.stories.tsx'
import type * as stories from './ProposingPanel.stories.tsx'
import { ProposingPanel } from './ProposingPanel.tsx'
import { draft, panelArgs, show } from './proposingPanel.fixture.ts'

const meta = {
  component: ProposingPanel,
  args: panelArgs,
} satisfies Meta<typeof ProposingPanel>

export default meta
type Story = StoryObj<typeof meta>
export type EveryState = Covers<
  typeof stories & typeof ofItsFee,
  Capitalize<ProposingView['status']>
>

const failed = (code: ProposingFailureCode) => proposingFailure(code)

export const Idle = show({ status: 'idle' })
export const Recalling = show({ draft, status: 'recalling' })
export const RecallingBounty = show({
  draft,
  purpose: 'bounty',
  status: 'recalling',
})
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
/** Each field, and each thing that may be wrong; the last is not known here. */
export const FaultedThroughout: Story = {
  ...show({
    draft,
    status: 'faulted',
    faults: [
      { field: 'title', code: 'too_short', limit: 5 },
      { field: 'summary', code: 'too_long', limit: 280 },
      { field: 'body', code: 'missing' },
      { field: 'discussionUrl', code: 'format' },
      { field: 'labels', code: 'too_many', limit: 5 },
      { field: 'labels', code: 'repeated' },
      { field: 'labels', code: 'unknown' },
      { field: 'earliestStart', code: 'past' },
      { field: 'earliestStart', code: 'too_far' },
      { field: 'duration', code: 'too_long' },
      { field: 'duration', code: 'not_whole' },
      { field: 'banner', code: 'too_loud' },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.getByText('banner')).toBeVisible()
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
  isSending: true,
  failure: null,
})
export const OpeningLater: Story = {
  ...show({
    draft,
    status: 'opening',
    review,
    isSending: false,
    failure: failed('proposing.unreachable'),
  }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('nothing has to be signed again', async () => {
      await expect(canvas.getByText(/need not sign again/)).toBeVisible()
    })
    await step('it is tried at once, who wants it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
/** Why it is tried again stays, and a press is seen to do nothing. */
export const OpeningAgain: Story = {
  ...show({
    draft,
    status: 'opening',
    review,
    isSending: true,
    failure: failed('proposing.unreachable'),
  }),
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Try again' })
    await expect(again).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(again)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}
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
