export { sessionMachine } from './session.machine.ts'
export type * from './session.types.ts'
export { toSessionView } from './session.view.ts'
