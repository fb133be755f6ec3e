import { fromCallback } from 'xstate'
import { storageKeys } from '../constants.ts'
import { createWalletMemory } from '../wallet/wallet.memory.ts'
import { createBaseActors } from './system.base.ts'
import type { SystemActors, WalletMemoryEvent } from './system.types.ts'
import { createLateWorld, type DeferredSystemPorts } from './system.world.ts'

export type { DeferredSystemPorts } from './system.world.ts'

/** Where the code does not come there is nothing more to do. */
const ignore = () => {}

/**
 * Builds every machine with its actors, but those of the table in
 * `system.late.ts` come when they are first asked for: most visitors read, and
 * never connect.
 */
export function createDeferredSystemActors(
  ports: DeferredSystemPorts,
): SystemActors {
  const { api, actors } = createBaseActors(ports)
  const late = createLateWorld(ports, api)
  const { storage } = ports
  return {
    ...actors,
    late,
    walletMemory: fromCallback<WalletMemoryEvent>(({ receive }) => {
      receive(() => {
        const id = storage.getItem(storageKeys.connector)
        createWalletMemory(storage).forget()
        // Also for who leaves before the wallet is back (R4.6).
        if (!id) return
        late.loadWallet().then(({ letGo }) => {
          // Another may have been connected while the code came.
          if (storage.getItem(storageKeys.connector) === null) return letGo(id)
        }, ignore)
      })
    }),
  }
}
