export type * from './payment.types.ts'
