import type { ProposingView } from '@narwhal-club/core/proposing'
import { fn } from 'storybook/test'
import type { ProposingPanelProps } from './ProposingPanel.tsx'

export const explorer = 'https://explorer.cronos.org'
export const draft = '00000000-0000-4000-8000-000000000001'

export const panelArgs: ProposingPanelProps = {
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
}

export const show = (view: ProposingView) => ({ args: { view } })
