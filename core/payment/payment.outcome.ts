import { paymentFailure } from './payment.failure.ts'
import type { PaymentFailureCode } from './payment.types.ts'

export const ok = <T>(value: T) => ({ ok: true, value }) as const
export const fail = (code: PaymentFailureCode) =>
  ({ ok: false, failure: paymentFailure(code) }) as const
