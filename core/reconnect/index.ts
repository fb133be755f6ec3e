export { createReconnectActors } from './reconnect.actors.ts'
export { reconnectMachine } from './reconnect.machine.ts'
export type * from './reconnect.types.ts'
