import {
  type RevisingFailureCode,
  type RevisingView,
  revisingFailure,
} from '@narwhal-club/core/revising'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../../fixtures/covers.ts'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import type * as stories from './RevisingPanel.stories.tsx'
import { RevisingPanel } from './RevisingPanel.tsx'

const id = '00000000-0000-4000-8000-000000000004'
const proposal = { id, purpose: 'proposal' } as const
const bounty = { id, purpose: 'bounty' } as const
const phone = { viewport: { value: 'phone' } }

const meta = {
  component: RevisingPanel,
  args: {
    view: { status: 'idle' },
    changedHref: (version) => `#v${version}`,
    proposalHref: (id) => `#${id}`,
    onEdit: fn(),
    onDiscard: fn(),
    onReview: fn(),
    onSign: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof RevisingPanel>

export default meta
type Story = StoryObj<typeof meta>
export type EveryState = Covers<
  typeof stories,
  Capitalize<RevisingView['status']>
>

const failed = (code: RevisingFailureCode) => revisingFailure(code)
const show = (view: RevisingView): Story => ({ args: { view } })
const written = {
  ...proposal,
  value: {
    title: 'Fund the winter relay',
    body: 'The winter relay needs a budget of **3,900 CRO**.',
    summary: '',
    discussionUrl: '',
    labels: [],
    earliestStart: '2026-11-24T12:00:00.000Z',
    duration: 259_200,
  },
  errors: {},
  attempt: 0,
  labels: ['treasury', 'events'],
  minPeriod: 259_200,
  version: 1,
  isChanged: true,
  failure: null,
}
const revision = {
  title: 'Fund the winter relay',
  version: 2,
  sentence:
    'Change “Fund the winter relay” in Narwhal Club to version 2: voting opens not before 2026-11-24 12:00 UTC, for 3 days.',
  contentHash: `0x${'c0'.repeat(32)}` as const,
  newHosts: [],
  duplicates: [],
}

export const Idle = show({ status: 'idle' })
export const Reading = show({ ...proposal, status: 'reading' })
export const Offline = show({
  ...proposal,
  status: 'offline',
  failure: failed('proposing.unreachable'),
})
export const Stopped: Story = {
  ...show({
    ...proposal,
    status: 'stopped',
    failure: failed('revising.tooLate'),
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/too late/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Writing: Story = {
  ...show({ ...written, status: 'writing' }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('each word is told', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!')
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        title: 'Fund the winter relay!',
      })
    })
    await step('and looked at, or given up', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Review the new version' }),
      )
      await expect(args.onReview).toHaveBeenCalledOnce()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Back to the published words' }),
      )
      await expect(args.onDiscard).toHaveBeenCalledOnce()
    })
  },
}
const writtenBounty = {
  ...bounty,
  value: {
    title: 'Draw the winter banner',
    description: 'A banner of **3000 by 1000** pixels, as an SVG.',
    category: 'art',
    skills: ['svg'],
    reward: { asset: 'CRO' as const, amount: '450.5' },
    winnersMax: 2,
    submitBy: '2026-12-01T12:00:00.000Z',
    decideBy: '2026-12-08T12:00:00.000Z',
    payBy: '2026-12-12T12:00:00.000Z',
    minVp: 0,
    visibility: 'public' as const,
  },
  errors: {},
  attempt: 0,
  version: 1,
  isChanged: true,
  failure: null,
}
export const WritingBounty: Story = {
  ...show({ ...writtenBounty, status: 'writing' }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('what may be better is asked', async () => {
      const reward = canvas.getByRole('textbox', { name: /^Reward/ })
      await userEvent.type(reward, '5')
      await expect(args.onEdit).toHaveBeenLastCalledWith({
        reward: { asset: 'CRO', amount: '450.55' },
      })
    })
    await step('what hunters rely on is told, and not asked', async () => {
      const kept = canvas.getByRole('region', { name: 'What stays' })
      await expect(kept).toHaveTextContent('up to 2 winners')
      await expect(kept).toHaveTextContent('Anyone who signs in')
      await expect(canvas.queryByRole('combobox')).toBeNull()
      await expect(canvas.queryByRole('radio')).toBeNull()
    })
  },
}
export const WritingBountyPhone: Story = {
  ...show({
    ...writtenBounty,
    status: 'writing',
    errors: { reward: 'The reward can only rise.' },
    attempt: 1,
  }),
  globals: { theme: 'light', ...phone },
  play: fits(),
}
/** Nothing is to be given up. */
export const Untouched: Story = {
  ...show({ ...written, status: 'writing', isChanged: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 1 is published.')).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Back to the published words' }),
    ).toBeNull()
  },
}
export const Faulty: Story = {
  ...show({
    ...written,
    status: 'writing',
    errors: {
      title: 'Write at least 5 characters.',
      earliestStart:
        'Readers were told when voting begins: it can be later, not sooner.',
    },
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /2 / })).toHaveFocus()
  },
}
export const NotReviewed = show({
  ...written,
  status: 'writing',
  failure: failed('proposing.signedOut'),
})
export const Checking: Story = {
  ...show({ ...written, status: 'checking' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: /^Title/ }),
    ).toHaveAttribute('readonly')
  },
}
export const Moved: Story = {
  ...show({ ...proposal, status: 'moved', version: 3 }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Go on with these words' }),
    )
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Take the published words' }),
    )
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}
export const Reviewing: Story = {
  ...show({ ...proposal, status: 'reviewing', revision, failure: null }),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the exact sentence is read before it is signed', async () => {
      await expect(canvas.getByRole('blockquote')).toHaveTextContent(
        revision.sentence,
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Sign' }))
      await expect(args.onSign).toHaveBeenCalledOnce()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Back to the words' }),
      )
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
  },
}
export const Told = show({
  ...proposal,
  status: 'reviewing',
  revision: {
    ...revision,
    newHosts: ['plans.example'],
    duplicates: [
      {
        id,
        number: 7,
        title: 'Fund the autumn relay',
        similarity: 0.94,
        why: 'alike',
      },
    ],
  },
  failure: null,
})
export const ReviewingBounty: Story = {
  ...show({ ...bounty, status: 'reviewing', revision, failure: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Who works for it is told/)).toBeVisible()
  },
}
export const Rejected = show({
  ...proposal,
  status: 'reviewing',
  revision,
  failure: failed('proposing.rejected'),
})
export const Signing = show({
  ...proposal,
  status: 'signing',
  revision,
  failure: null,
})
export const Posting: Story = {
  ...show({
    ...proposal,
    status: 'posting',
    revision,
    isSending: true,
    failure: null,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const PostingLater: Story = {
  ...show({
    ...proposal,
    status: 'posting',
    revision,
    isSending: false,
    failure: failed('proposing.unreachable'),
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** It is tried again just now: why stays, and a press is seen to do nothing. */
export const PostingAgain: Story = {
  ...show({
    ...proposal,
    status: 'posting',
    revision,
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
export const Published: Story = {
  ...show({
    ...proposal,
    status: 'published',
    title: revision.title,
    version: 2,
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'See what changed' }),
    ).toHaveAttribute('href', '#v2')
  },
}
export const LongText: Story = {
  ...show({
    ...proposal,
    status: 'reviewing',
    revision: {
      ...revision,
      sentence: `Change “${hard.unbroken}” in ${hard.german} to version 2.`,
      newHosts: [hard.handle],
    },
    failure: { ...failed('proposing.refused'), message: hard.sentence },
  }),
  globals: phone,
  play: fits(),
}
export const RightToLeft: Story = {
  ...show({
    ...written,
    status: 'writing',
    value: { ...written.value, title: hard.hebrew, body: hard.arabicSentence },
  }),
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
