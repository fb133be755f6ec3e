export type * from './notifications.types.ts'
