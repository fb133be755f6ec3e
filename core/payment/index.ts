export { paymentFailure, toPaymentFailure } from './payment.failure.ts'
export { paymentMachine } from './payment.machine.ts'
export type * from './payment.types.ts'
export { toPaymentResult, toPaymentView } from './payment.view.ts'
