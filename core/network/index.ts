export type * from './network.types.ts'
