import type { SnapshotFrom } from 'xstate'
import { paymentFailure } from './payment.failure.ts'
import type { paymentMachine } from './payment.machine.ts'
import type { PaymentResult, PaymentView } from './payment.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toPaymentView(
  snapshot: SnapshotFrom<typeof paymentMachine>,
): PaymentView {
  const { value, context } = snapshot
  const { request, result } = context
  const failure = context.failure ?? paymentFailure('payment.unexpected')
  const hash = context.hash ?? '0x'
  if (!request) return { status: 'idle' }
  if (typeof value === 'object')
    return value.paying === 'confirmingApproval'
      ? { status: value.paying, request, hash }
      : { status: value.paying, request }
  switch (value) {
    case 'confirmingTransfer':
      return { status: value, request, hash }
    case 'settled':
      return { status: value, request, result: result ?? toResult(failure) }
    case 'failed':
      return { status: value, request, failure }
    default:
      return { status: 'lookingUpAdmin', request }
  }
}

const toResult = (failure: {
  code: ReturnType<typeof paymentFailure>['code']
  message: string
}): PaymentResult => ({
  success: false,
  error: failure.message,
  code: failure.code,
})

/** What a payment came to, or `null` while that is open (R4.10). */
export function toPaymentResult(view: PaymentView): PaymentResult | null {
  if (view.status === 'settled') return view.result
  return view.status === 'failed' ? toResult(view.failure) : null
}
