export { isNodeAddress, readProposal } from './verifying.handed.ts'
export { verifyingMachine } from './verifying.machine.ts'
export type * from './verifying.types.ts'
export { toVerifyingView } from './verifying.view.ts'
