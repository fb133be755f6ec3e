export {
  type ActingCalls,
  type AskActing,
  createActingClient,
} from './acting.calls.ts'
export { actingFailure, toActingFailure } from './acting.failure.ts'
export { actingMachine } from './acting.machine.ts'
export type * from './acting.types.ts'
export { toActingView } from './acting.view.ts'
