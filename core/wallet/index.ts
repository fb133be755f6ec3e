export { toWalletFailure, walletFailure } from './wallet.failure.ts'
export { walletMachine } from './wallet.machine.ts'
export type * from './wallet.types.ts'
export { toWalletView } from './wallet.view.ts'
