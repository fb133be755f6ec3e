export type * from './login.types.ts'
