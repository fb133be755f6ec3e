export { createSystem } from './createSystem.ts'
export { systemMachine } from './system.machine.ts'
export { type Situation, toastFor } from './system.toasts.ts'
export type * from './system.types.ts'
