import type { ApiClient } from '../http/index.ts'
import { once } from '../once.ts'
import type { WalletKit } from '../wallet/index.ts'
import type { BasePorts } from './system.base.ts'
import type { SigningActors } from './system.signing.ts'

/** The world of a page that loads what signs when it is reached for. */
export interface DeferredSystemPorts extends BasePorts {
  /** Loads the wallet code; asked again after a failure. */
  loadWallet: () => Promise<WalletKit>
}

/** What late machines are built from. */
export interface LateWorld extends DeferredSystemPorts {
  api: ApiClient
  /** The two machines that only a person with a wallet needs. */
  signing: () => Promise<SigningActors>
}

/** Completes the world for the late machines: each load is shared. */
export function createLateWorld(
  ports: DeferredSystemPorts,
  api: ApiClient,
): LateWorld {
  const loadWallet = once(ports.loadWallet)
  return {
    ...ports,
    api,
    loadWallet,
    signing: once(async () => {
      const [{ createSigningActors }, wallet] = await Promise.all([
        import('./system.signing.ts'),
        loadWallet(),
      ])
      return createSigningActors({ ...ports, api, wallet })
    }),
  }
}
