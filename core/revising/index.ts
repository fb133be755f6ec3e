export { revisingFailure } from './revising.failure.ts'
export { revisingMachine } from './revising.machine.ts'
export type * from './revising.types.ts'
export { toRevisingView } from './revising.view.ts'
