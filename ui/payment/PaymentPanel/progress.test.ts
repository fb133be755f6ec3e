import type { PaymentRequest } from '@narwhal-club/core/payment'
import { expect, test } from 'vitest'
import { paymentSteps } from './progress.ts'

const request: PaymentRequest = {
  id: '1',
  kind: 'token',
  amount: 1n,
  payer: `0x${'1'.repeat(40)}`,
}
const hash = `0x${'a'.repeat(64)}` as const

test('default: a token fee approves, then transfers', () => {
  expect(paymentSteps({ status: 'confirmingApproval', request, hash })).toEqual(
    [
      { key: 'lookUp', state: 'done' },
      { key: 'approve', state: 'done' },
      { key: 'confirmApproval', state: 'confirming', hash },
      { key: 'transfer', state: 'todo' },
      { key: 'confirmTransfer', state: 'todo' },
    ],
  )
})

test('parameters: a native fee has nothing to approve', () => {
  const steps = paymentSteps({
    status: 'transferring',
    request: { ...request, kind: 'native' },
  })
  expect(steps.map(({ key, state }) => [key, state])).toEqual([
    ['lookUp', 'done'],
    ['transfer', 'inWallet'],
    ['confirmTransfer', 'todo'],
  ])
})
