export { balanceMachine } from './balance.machine.ts'
export type * from './balance.types.ts'
export { toBalanceView } from './balance.view.ts'
