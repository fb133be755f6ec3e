export type * from './balance.types.ts'
