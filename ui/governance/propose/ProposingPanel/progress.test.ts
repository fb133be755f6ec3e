import type { PaymentRequest } from '@narwhal-club/core/payment'
import type { PaymentRow } from '@narwhal-club/core/payments'
import { expect, test } from 'vitest'
import { feeIntent, review } from '../propose.fixture.ts'
import { type Moving, proposingSteps } from './progress.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const request: PaymentRequest = {
  id: feeIntent().id,
  kind: 'token',
  amount: review.fee,
  payer: '0x',
}
const at = { draft: 'd', failure: null }
const fee = { ...at, title: review.title, intent: feeIntent() }
const paying: Moving = { ...fee, status: 'paying' }

const shown = (view: Moving, row?: PaymentRow) =>
  proposingSteps(view, row)
    .map(({ key, state }) => `${key} ${state}`)
    .join(', ')

test.each<[string, Moving, PaymentRow | undefined]>([
  [
    'sign inWallet, open todo, approve todo, transfer todo, confirm todo, publish todo',
    { draft: 'd', status: 'signing', review },
    undefined,
  ],
  [
    'sign done, open done, approve inWallet, transfer todo, confirm todo, publish todo',
    paying,
    { status: 'approving', request },
  ],
  [
    'sign done, open done, approve done, transfer failed, confirm todo, publish todo',
    paying,
    {
      status: 'failed',
      request,
      failure: { code: 'payment.rejected', message: '' },
    },
  ],
  [
    'sign done, open done, approve done, transfer done, confirm running, publish todo',
    paying,
    { status: 'confirmingTransfer', request, hash },
  ],
  [
    'sign done, open done, approve done, transfer done, confirm done, publish running',
    { ...fee, status: 'confirming', intent: feeIntent({ state: 'confirmed' }) },
    undefined,
  ],
  [
    'sign done, open done, approve skipped, transfer skipped, confirm skipped, publish running',
    { ...fee, status: 'covered', intent: feeIntent({ byCredit: true }) },
    undefined,
  ],
])('default: %s', (steps, view, row) => {
  expect(shown(view, row)).toBe(steps)
})

test('default: the transaction is at the step that waits for it', () => {
  const confirmations = { have: 1, need: 2 }
  const intent = feeIntent({ state: 'submitted', hash, confirmations })
  const steps = proposingSteps(
    { ...fee, status: 'confirming', intent },
    undefined,
  )
  expect(steps.filter((step) => step.hash)).toEqual([
    { key: 'confirm', state: 'running', hash, blocks: confirmations },
  ])
})
