import { casting } from '@narwhal-club/core/messages/pages/casting'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { hard } from '../../../fixtures/hard.ts'
import { Live } from '../../../fixtures/Live.tsx'
import {
  activeProposal,
  closedProposal,
  pendingProposal,
  storyNow,
} from '../../../fixtures/proposals.ts'
import { ownBallot, ownReason, sentencesOf } from '../../../fixtures/votes.ts'
import { VotePanel } from './VotePanel.tsx'
import type { VoteView } from './VotePanel.types.ts'

const phone = { viewport: { value: 'phone' } }
const open = {
  status: 'open',
  power: 64,
  isChanging: false,
  step: { is: 'still' },
} as const satisfies VoteView
const counted = { ...open, ballot: ownBallot } satisfies VoteView

const meta = {
  component: VotePanel,
  args: {
    view: open,
    proposal: activeProposal,
    block: 18_112_040,
    now: storyNow,
    sentences: sentencesOf(activeProposal),
    reason: '',
    onReason: fn(),
    onVote: fn(),
    onChanging: fn(),
    onResend: fn(),
    onCancel: fn(),
    onWhy: fn(),
  },
} satisfies Meta<typeof VotePanel>

export default meta
type Story = StoryObj<typeof meta>

export const YourTurn: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the power, and why it is that', async () => {
      await expect(canvas.getByText('64')).toBeVisible()
      await expect(canvas.getByText('Your turn')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Why 64?' }))
      await expect(args.onWhy).toHaveBeenCalledOnce()
    })
    await step('what the wallet will show, before it is asked', async () => {
      await expect(canvas.getByText(/^Vote YES or NO on #27/)).toBeVisible()
      await expect(canvas.getByText(/no gas/)).toBeVisible()
    })
    await step('one press goes to the wallet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vote No' }))
      await expect(args.onVote).toHaveBeenCalledWith('no')
    })
  },
}
export const YourTurnPhone: Story = {
  globals: { theme: 'light', ...phone },
  play: fits(),
}
export const WithReason: Story = {
  render: (args) => (
    <Live from="" onChange={args.onReason}>
      {(reason, onReason) => (
        <VotePanel {...args} reason={reason} onReason={onReason} />
      )}
    </Live>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it may have lines', async () => {
      const field = canvas.getByRole('textbox')
      await userEvent.type(field, 'Fair price.{Enter}And new art.')
      await expect(field).toHaveValue('Fair price.\nAnd new art.')
    })
    await step('and may go with either', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vote Yes' }))
      await expect(args.onVote).toHaveBeenCalledWith('yes')
    })
  },
}
/** What hears it is on its way: no letter is lost. */
export const ReasonNotHeardYet: Story = {
  args: { isReasonFixed: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('nothing is written', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Fair')
      await expect(args.onReason).not.toHaveBeenCalled()
    })
    await step('a press is taken', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vote Yes' }))
      await expect(args.onVote).toHaveBeenCalledWith('yes')
    })
  },
}
/** Nothing is cut: it is said, and no wallet opens. */
export const ReasonTooLong: Story = {
  args: { reason: 'a'.repeat(1_001) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vote Yes' }))
    await expect(args.onVote).not.toHaveBeenCalled()
    await expect(canvas.getByText(voting.panel.tooLong)).toBeVisible()
  },
}
export const Loading: Story = { args: { view: { status: 'loading' } } }
const onRetry = fn()
export const Failed: Story = {
  args: {
    view: { status: 'failed', advice: voting.failure.network, onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
/** Its words are other ones now: they are read before they are voted on. */
export const Reworded: Story = {
  args: {
    view: {
      status: 'failed',
      advice: casting.failure.reworded.advice,
      retry: voting.panel.readAgain,
      onRetry,
    },
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(
      canvas.getByRole('button', { name: voting.panel.readAgain }),
    )
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
const onConnect = fn()
export const Visitor: Story = {
  args: { view: { status: 'visitor', onConnect } },
  play: async ({ canvas, userEvent }) => {
    onConnect.mockClear()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect wallet' }),
    )
    await expect(onConnect).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Vote Yes' })).toBeNull()
  },
}
export const SignedOut: Story = {
  args: { view: { status: 'signedOut', onConnect } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}
export const Early: Story = {
  args: { view: { status: 'early', power: 1 }, proposal: pendingProposal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Voting opens/)).toHaveTextContent(
      /\(in 1 day\)$/,
    )
    await expect(canvas.queryByRole('button', { name: 'Vote Yes' })).toBeNull()
  },
}
export const Powerless: Story = {
  args: { view: { status: 'powerless', why: 'not_in_list' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(voting.panel.powerless.not_in_list),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Why 0?' }))
    await expect(args.onWhy).toHaveBeenCalledOnce()
  },
}
export const Excluded: Story = {
  args: { view: { status: 'powerless', why: 'excluded' } },
  globals: { theme: 'light' },
}
export const Checking: Story = {
  args: { view: { ...open, step: { is: 'checking', choice: 'yes' } } },
}
export const Switching: Story = {
  args: { view: { ...open, step: { is: 'switching', choice: 'yes' } } },
}
export const Signing: Story = {
  args: {
    view: { ...open, step: { is: 'signing', choice: 'yes' } },
    reason: 'Fair price, and the vault gets new art.',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the exact sentence stands above all doubt', async () => {
      await expect(canvas.getByText(/^Vote YES on #27/)).toBeVisible()
    })
    await step('a second press is no second prompt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Vote No' }))
      await expect(args.onVote).not.toHaveBeenCalled()
    })
    await step('it can be left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Never mind' }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const Sending: Story = {
  args: { view: { ...open, step: { is: 'sending', choice: 'no' } } },
  globals: { theme: 'light' },
}
export const Kept: Story = {
  args: { view: { ...open, step: { is: 'kept', choice: 'no' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(voting.panel.step.kept)).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send it again now' }),
    )
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
/** The wallet shows another account: what cannot be sent is not offered. */
export const Held: Story = {
  args: {
    view: {
      ...open,
      step: { is: 'held', choice: 'no' },
      failure: casting.failure.accountMismatch,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(voting.panel.step.held)).toBeVisible()
    await expect(canvas.queryByText(voting.panel.step.kept)).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: voting.panel.again }),
    ).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', { name: voting.panel.giveUp }),
    )
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
const onReceipt = fn()
export const Counted: Story = {
  args: { view: counted, onReceipt },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is no one’s turn any more', async () => {
      await expect(canvas.getByText('Counted')).toBeVisible()
      await expect(
        canvas.getByText('Your Yes counts, with 64 votes'),
      ).toBeVisible()
      await expect(canvas.queryByText('Your turn')).toBeNull()
    })
    await step('what proves it is there', async () => {
      onReceipt.mockClear()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Your receipt' }),
      )
      await expect(onReceipt).toHaveBeenCalledOnce()
      await expect(
        canvas.getByRole('button', { name: 'Your receipt' }),
      ).toHaveAttribute('aria-expanded', 'false')
    })
    await step('it can be changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change vote' }))
      await expect(args.onChanging).toHaveBeenCalledWith(true)
    })
  },
}
/** More of it is on its way: nothing moves when it comes. */
export const CountedBefore: Story = {
  args: {
    view: { ...open, ballot: { choice: 'no', power: 1 } },
    onReceipt,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your No counts, with 1 vote')).toBeVisible()
  },
}
export const Changing: Story = {
  args: {
    view: { ...counted, isChanging: true },
    sentences: sentencesOf(activeProposal, 1),
    reason: ownReason,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'what counts now is marked, what is signed says so',
      async () => {
        await expect(
          canvas.getByRole('button', { name: 'Vote Yes' }),
        ).toHaveAttribute('aria-pressed', 'true')
        await expect(
          canvas.getByText(/^Change my vote to YES or NO/),
        ).toBeVisible()
      },
    )
    await step('it can be left as it is', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: voting.panel.yours.keep }),
      )
      await expect(args.onChanging).toHaveBeenCalledWith(false)
    })
  },
}
/** What is pressed goes with what it did: the focus goes to what now matters. */
export const Focus: Story = {
  render: (args) => (
    <Live<VoteView> from={counted} onChange={fn()}>
      {(view, onView) => (
        <VotePanel
          {...args}
          view={view}
          onChanging={(isChanging) => onView({ ...counted, isChanging })}
          onVote={(choice) =>
            onView({
              ...counted,
              isNew: true,
              ballot: { ...ownBallot, choice },
            })
          }
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const change = async () =>
      userEvent.click(canvas.getByRole('button', { name: 'Change vote' }))
    await step('nobody is moved as the page comes', async () => {
      await expect(document.body).toHaveFocus()
    })
    await step('to the first choice', async () => {
      await change()
      await expect(
        canvas.getByRole('button', { name: 'Vote Yes' }),
      ).toHaveFocus()
    })
    await step('back to what counts, where it is left as it is', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: voting.panel.yours.keep }),
      )
      await expect(canvas.getByText(/^Your Yes counts/)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveFocus()
    })
    await step('to what counts now', async () => {
      await change()
      await userEvent.click(canvas.getByRole('button', { name: 'Vote No' }))
      await expect(canvas.getByText(/^Your No counts/)).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveFocus()
    })
  },
}
/** What they pressed is kept, and marked as that; above it stands what counts. */
export const RejectedChange: Story = {
  args: {
    view: {
      ...counted,
      isChanging: true,
      step: { is: 'still', kept: 'no' },
      failure: { ...casting.failure.rejected, tone: 'neutral' },
    },
    sentences: sentencesOf(activeProposal, 1),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your Yes counts/)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Vote No' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(
      canvas.getByRole('button', { name: 'Vote Yes' }),
    ).toHaveAttribute('aria-pressed', 'false')
  },
}
/** Signed and not counted yet: above it stands what counts till then. */
export const KeptChange: Story = {
  args: {
    view: {
      ...counted,
      isChanging: true,
      step: { is: 'kept', choice: 'no' },
    },
    sentences: sentencesOf(activeProposal, 1),
    reason: ownReason,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your Yes counts/)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Vote No' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/^Change my vote to NO/)).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: voting.panel.yours.keep }),
    ).toBeNull()
  },
}
export const SameVote: Story = {
  args: { view: { ...counted, step: { is: 'same' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.panel.yours.same)).toBeVisible()
  },
}
/** Said calmly: nothing was lost. */
export const Rejected: Story = {
  args: {
    view: {
      ...open,
      failure: {
        message: 'You closed the request in your wallet.',
        advice: 'Nothing was signed. Your words are still here.',
        tone: 'neutral',
      },
    },
    reason: 'Fair price.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute(
      'data-tone',
      'neutral',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('Fair price.')
  },
}
const onAct = fn()
export const WrongWallet: Story = {
  args: {
    view: {
      ...open,
      failure: {
        message: 'Your wallet is on another account.',
        advice: 'You are signed in as 0x8F3a…C41d. Choose it in your wallet.',
        act: { label: 'Sign in again', onAct },
      },
    },
  },
  globals: { theme: 'light', ...phone },
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }))
    await expect(onAct).toHaveBeenCalledOnce()
  },
}
export const Over: Story = {
  args: {
    view: { status: 'over', isCancelled: false, ballot: ownBallot },
    proposal: closedProposal,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You voted Yes, with 64 votes.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** It was called off: what the reader had voted stays what it was. */
export const OverCancelled: Story = {
  args: {
    view: { status: 'over', isCancelled: true, ballot: ownBallot },
    proposal: closedProposal,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You voted Yes, with 64 votes.'),
    ).toBeVisible()
    await expect(canvas.getByText(voting.panel.over.cancelled)).toBeVisible()
  },
}
export const OverWithReceipt: Story = {
  args: {
    view: { status: 'over', isCancelled: false, ballot: ownBallot },
    proposal: closedProposal,
    onReceipt,
  },
  play: async ({ canvas, userEvent }) => {
    onReceipt.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onReceipt).toHaveBeenCalledOnce()
  },
}
export const OverWithout: Story = {
  args: {
    view: { status: 'over', isCancelled: true, ballot: null },
    proposal: closedProposal,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.panel.over.none)).toBeVisible()
  },
}
/** Who reads is not known: nothing is said of them. */
export const OverForVisitors: Story = {
  args: {
    view: { status: 'over', isCancelled: false },
    proposal: closedProposal,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(voting.panel.over.closed)).toBeVisible()
    await expect(canvas.queryByText(voting.panel.over.none)).toBeNull()
  },
}
export const LongTexts: Story = {
  args: {
    view: {
      ...counted,
      power: 123_456_789,
      isChanging: true,
      ballot: ownBallot,
    },
    sentences: sentencesOf({ ...activeProposal, title: hard.unbroken }),
    reason: hard.german,
  },
  globals: phone,
  play: fits(),
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', ...phone },
  play: fits(),
}
export const RightToLeft: Story = {
  globals: { locale: 'rtl', ...phone },
  play: fits(),
}
export const Contrast: Story = { globals: { theme: 'contrast' } }
