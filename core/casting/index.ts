export {
  type AskCasting,
  type CastingCalls,
  createCastingClient,
} from './casting.calls.ts'
export { castingFailure, toCastingFailure } from './casting.failure.ts'
export { castingMachine } from './casting.machine.ts'
export type * from './casting.types.ts'
export { toCastingView } from './casting.view.ts'
export type * from './casting.view.types.ts'
