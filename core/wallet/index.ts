export type * from './wallet.types.ts'
