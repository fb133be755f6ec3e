export { networkMachine } from './network.machine.ts'
export type * from './network.types.ts'
export { toNetworkView } from './network.view.ts'
