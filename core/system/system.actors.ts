import type { WalletKit } from '../wallet/index.ts'
import type { BasePorts } from './system.base.ts'
import { createDeferredSystemActors } from './system.deferred.ts'
import type { SystemActors } from './system.types.ts'

/** The world, as a front end hands it in. */
export interface SystemPorts extends BasePorts {
  wallet: WalletKit
}

/** Builds every machine with its actors from the world. */
export function createSystemActors({
  wallet,
  ...ports
}: SystemPorts): SystemActors {
  return createDeferredSystemActors({
    ...ports,
    loadWallet: async () => wallet,
  })
}
