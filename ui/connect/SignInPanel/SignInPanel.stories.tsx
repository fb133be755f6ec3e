import {
  type LoginFailureCode,
  type LoginView,
  loginFailure,
} from '@narwhal-club/core/login'
import { messages } from '@narwhal-club/core/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { expectToFit, fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { message } from '../../fixtures/message.ts'
import { PanelFrame } from '../../fixtures/PanelFrame.tsx'
import { address, other } from '../../fixtures/views.ts'
import type * as stories from './SignInPanel.stories.tsx'
import { SignInPanel } from './SignInPanel.tsx'

const meta = {
  component: SignInPanel,
  decorators: [PanelFrame],
  args: {
    view: { status: 'idle' },
    walletName: 'Harbour Wallet',
    onStart: fn(),
    onSign: fn(),
    onCancel: fn(),
    onDisconnect: fn(),
    onRetry: fn(),
    onReload: fn(),
    onSignInAs: fn(),
  },
} satisfies Meta<typeof SignInPanel>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<LoginView['status']>>

export const Idle: Story = {}
export const RequestingNonce: Story = {
  args: { view: { status: 'requestingNonce', address } },
}
export const MessageReady: Story = {
  args: { view: { status: 'messageReady', address, message } },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('the text is exactly what will be signed', async () => {
      const shown = canvasElement.querySelector('[data-message]')
      await expect(shown?.textContent).toBe(message)
    })
    await step('only the holder opens the wallet', async () => {
      await expect(args.onSign).not.toHaveBeenCalled()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign in with Harbour Wallet' }),
      )
      await expect(args.onSign).toHaveBeenCalledOnce()
    })
  },
}
export const Signing: Story = {
  args: { view: { status: 'signing', address, message } },
}
export const Verifying: Story = {
  args: { view: { status: 'verifying', address, attempt: 1 } },
}
export const VerifyingAgain: Story = {
  args: { view: { status: 'verifying', address, attempt: 2 } },
}
export const Recovering: Story = {
  args: { view: { status: 'recovering', address } },
}
export const Succeeded: Story = {
  args: { view: { status: 'succeeded', address } },
}
export const Rejected: Story = {
  args: {
    view: {
      status: 'rejected',
      address,
      failure: loginFailure('login.rejected'),
    },
  },
  play: async ({ canvas, step }) => {
    await step('the words of R8.2', async () => {
      await expect(canvas.getByText('Sign-In Cancelled')).toBeVisible()
      await expect(
        canvas.getByText(
          'You cancelled the signature request. Please try again to sign in.',
        ),
      ).toBeVisible()
    })
  },
}
export const AccountMismatch: Story = {
  args: {
    view: {
      status: 'accountMismatch',
      messageFor: address,
      walletShows: other,
      failure: loginFailure('login.accountChanged'),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('both ways are offered', async () => {
      await expect(
        canvas.getByText(/To use 0x8F3A…c41D, pick it in the wallet/),
      ).toBeVisible()
      await userEvent.click(
        canvas.getByRole('button', { name: 'Sign in as 0x2d19…8e07' }),
      )
      await expect(args.onSignInAs).toHaveBeenCalledWith(other)
    })
  },
}

const failed = (code: LoginFailureCode, text: string): Story => ({
  args: {
    view: {
      status: 'failed',
      address,
      failure: { code, message: text, advice: messages.login.advice[code] },
    },
  },
})
const { texts, refusals } = messages

export const Failed: Story = {
  ...failed('login.answerLost', texts.timeout),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a button, never a second prompt by itself', async () => {
      await expect(args.onRetry).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const NetworkFailed = failed('login.network', texts.network)
export const TimedOut = failed('login.timeout', texts.timeout)
export const NonceFailed = failed('login.nonceFailed', texts.nonceFailed(503))
export const NonceMissing = failed('login.nonceMissing', texts.nonceMissing)
export const SignatureRejected = failed('login.rejected', texts.signInFailed)
export const WalletConnection: Story = {
  ...failed('login.walletConnection', texts.walletConnection),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the button does what the text says', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Refresh the page' }),
      )
      await expect(args.onReload).toHaveBeenCalledOnce()
    })
  },
}
export const SignatureFailed = failed(
  'login.signatureFailed',
  texts.signInFailed,
)
export const Refused = failed('login.refused', texts.verifyFailed(401))
export const Expired = failed('login.expired', messages.login.expired)
export const RateLimited = failed(
  'login.rateLimited',
  messages.login.rateLimited,
)
export const OriginRefused = failed(
  'login.originRefused',
  texts.nonceFailed(403),
)
export const VerifyFailed = failed(
  'login.verifyFailed',
  texts.verifyFailed(422),
)
export const CannotVerify = failed(
  'login.cannotVerify',
  refusals.cannot_verify_now,
)
export const AccountChanged = failed(
  'login.accountChanged',
  messages.login.accountChanged,
)
export const Unexpected = failed('login.unexpected', texts.signInFailed)
export const LongText: Story = {
  args: {
    walletName: hard.handle,
    view: {
      status: 'messageReady',
      address,
      message: message.replaceAll('club.example', hard.handle),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const FailedLongText: Story = {
  ...failed('login.unexpected', hard.sentence),
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  ...MessageReady,
  args: { ...MessageReady.args, walletName: 'הארנק של נמל חיפה' },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await step('what will be signed stays as the wallet shows it', async () => {
      await expect(canvasElement.querySelector('[data-message]')).toHaveStyle({
        direction: 'ltr',
      })
    })
    await step('all of it can be read and pressed', () => expectToFit())
  },
}
