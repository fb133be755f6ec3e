export { paymentsMachine } from './payments.machine.ts'
export type * from './payments.types.ts'
export { toPaymentsView } from './payments.view.ts'
