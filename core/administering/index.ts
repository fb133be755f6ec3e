export {
  administeringFailure,
  toAdministeringFailure,
} from './administering.failure.ts'
export { administeringMachine } from './administering.machine.ts'
export type * from './administering.types.ts'
export { toAdministeringView } from './administering.view.ts'
