import { messages } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type {
  PaymentFailureCode,
  PaymentRequest,
} from '@narwhal-club/core/payment'
import type { PaymentRow } from '@narwhal-club/core/payments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Covers } from '../../fixtures/covers.ts'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { PanelFrame } from '../../fixtures/PanelFrame.tsx'
import { address, other } from '../../fixtures/views.ts'
import type * as stories from './PaymentPanel.stories.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'

const meta = {
  component: PaymentPanel,
  decorators: [PanelFrame],
  args: {
    view: { status: 'idle' },
    explorerUrl: 'https://explorer.cronos.org',
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaymentPanel>

export default meta
type Story = StoryObj<typeof meta>
export type Covered = Covers<typeof stories, Capitalize<PaymentRow['status']>>

const request: PaymentRequest = {
  id: '1',
  kind: 'token',
  amount: 333_333_333n * 10n ** 18n,
  payer: address,
  to: other,
}
const native: PaymentRequest = {
  ...request,
  kind: 'native',
  amount: 10n ** 18n,
}
const hash = `0x${'ab'.repeat(32)}` as const

export const Idle: Story = {}
export const LookingUpAdmin: Story = {
  args: { view: { status: 'lookingUpAdmin', request } },
}
export const CheckingAllowance: Story = {
  args: { view: { status: 'checkingAllowance', request } },
}
export const Approving: Story = {
  args: { view: { status: 'approving', request } },
  play: async ({ canvas, step }) => {
    await step('the current step says what the wallet asks', async () => {
      await expect(
        canvas.getByText(/allow this exact amount, and no more/),
      ).toBeVisible()
      await expect(canvas.getByText('333.33M $NARWHAL')).toBeVisible()
    })
  },
}
export const ConfirmingApproval: Story = {
  args: { view: { status: 'confirmingApproval', request, hash } },
}
export const Transferring: Story = {
  args: { view: { status: 'transferring', request } },
}
export const TransferringNative: Story = {
  args: { view: { status: 'transferring', request: native } },
}
export const ConfirmingTransfer: Story = {
  args: { view: { status: 'confirmingTransfer', request, hash } },
  play: async ({ canvas, step }) => {
    await step('the transaction can be looked at', async () => {
      await expect(
        canvas.getByRole('link', { name: /View the transaction/ }),
      ).toHaveAttribute('href', `https://explorer.cronos.org/tx/${hash}`)
    })
  },
}
export const Reporting: Story = {
  args: {
    view: { status: 'confirmingTransfer', request, hash, report: 'reporting' },
  },
}
export const Acknowledged: Story = {
  args: {
    view: {
      status: 'confirmingTransfer',
      request,
      hash,
      report: 'acknowledged',
    },
  },
  play: async ({ canvas, step }) => {
    await step('it says that the server knows', async () => {
      await expect(
        canvas.getByText('The server knows this transaction.'),
      ).toBeVisible()
    })
  },
}
export const NotTaken: Story = {
  args: {
    view: {
      status: 'settled',
      request,
      result: { success: true, hash },
      report: 'refused',
    },
  },
}
export const Refused: Story = {
  args: {
    view: {
      status: 'refused',
      request,
      busyWith: { ...native, label: 'Swap of three' },
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it says what it is busy with', async () => {
      await expect(canvas.getByText(/Busy with “Swap of three”/)).toBeVisible()
    })
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const RefusedWithoutLabel: Story = {
  args: { view: { status: 'refused', request, busyWith: native } },
}
export const Settled: Story = {
  args: {
    view: { status: 'settled', request, result: { success: true, hash } },
  },
}
export const SettledExempt: Story = {
  args: {
    view: {
      status: 'settled',
      request,
      result: { success: true, hash: 'admin-exempt', exempt: true },
    },
  },
  play: async ({ canvas, step }) => {
    await step('there is no transaction to look at', async () => {
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
}
export const SettledWithout: Story = {
  args: {
    view: {
      status: 'settled',
      request,
      result: {
        success: false,
        error: 'Unknown error',
        code: 'payment.unexpected',
      },
    },
  },
}

const failed = (
  code: PaymentFailureCode,
  text: keyof typeof messages.chain.payment,
): Story => ({
  args: {
    view: {
      status: 'failed',
      request,
      failure: { code, message: messages.chain.payment[text] },
    },
  },
})

export const Failed: Story = {
  ...failed('payment.insufficientFunds', 'insufficientFunds'),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}
export const Rejected = failed('payment.rejected', 'rejected')
export const NoWallet = failed('payment.noWallet', 'noWallet')
export const AdminInvalid = failed(
  'payment.adminWalletInvalid',
  'adminWalletInvalid',
)
export const AdminMismatch = failed(
  'payment.adminWalletMismatch',
  'adminWalletMismatch',
)
export const NonceUsed = failed('payment.nonceUsed', 'nonceUsed')
export const Underpriced = failed(
  'payment.replacementUnderpriced',
  'replacementUnderpriced',
)
export const Unsupported = failed('payment.unsupported', 'unsupported')
export const Reverted = failed('payment.reverted', 'reverted')
export const Cancelled = failed('payment.cancelled', 'cancelled')
export const ReceiptMissing = failed('payment.receiptMissing', 'receiptMissing')
export const AccountChanged = failed('payment.accountChanged', 'accountChanged')
export const WrongChain = failed('payment.wrongChain', 'wrongChain')
export const Elsewhere = failed('payment.elsewhere', 'elsewhere')
export const Unexpected = failed('payment.unexpected', 'unexpected')
export const Dropped = failed('payment.dropped', 'dropped')
export const HugeAmount: Story = {
  args: {
    view: { status: 'approving', request: { ...request, amount: hard.amount } },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
/** There is no explorer for this chain. */
export const NoExplorer: Story = {
  args: {
    explorerUrl: undefined,
    view: { status: 'confirmingTransfer', request, hash },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('333.33M $NARWHAL')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
const { to: _, ...toNobody } = request
/** To whom is not known yet: no line says it. */
export const WithoutReceiver: Story = {
  args: {
    view: { status: 'transferring', request: toNobody },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('333.33M $NARWHAL')).toBeVisible()
    await expect(canvas.queryByText(panels.payment.to)).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    view: {
      status: 'settled',
      request,
      result: {
        success: false,
        error: hard.sentence,
        code: 'payment.unexpected',
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongerLanguage: Story = {
  ...ConfirmingApproval,
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  ...ConfirmingApproval,
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
