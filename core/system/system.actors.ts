import { fromCallback } from 'xstate'
import { createBalanceActors } from '../balance/balance.actors.ts'
import { storageKeys } from '../constants.ts'
import { createApiClient, type TransportOptions } from '../http/index.ts'
import type { LogPort } from '../log.ts'
import { createLoginActors } from '../login/login.actors.ts'
import { createNetworkActors } from '../network/network.actors.ts'
import { createReconnectActors } from '../reconnect/index.ts'
import type { Rpc } from '../rpc/index.ts'
import type { ReturnPort, TabsPort } from '../session/index.ts'
import { createSessionActors } from '../session/session.actors.ts'
import type { StoragePort } from '../storage.ts'
import type { WalletKit } from '../wallet/index.ts'
import type { Address, SystemActors, WelcomeEvent } from './system.types.ts'

/** The world, as a front end hands it in. */
export interface SystemPorts extends TransportOptions {
  /** The page's origin: domain and URI of the sign-in message. */
  origin: string
  storage: StoragePort
  wallet: Pick<WalletKit, 'actors' | 'signer'>
  /** The chain's node. */
  rpc: Rpc
  /** The token contract. */
  token: Address
  log: LogPort
  /** @default no other tabs */
  tabs?: TabsPort
  /** @default the page never goes away */
  onReturn?: ReturnPort
  /**
   * Reloads the page after a sign-in (R4.5).
   * @default it is not reloaded
   */
  reload?: () => void
}

/** Builds every machine's actors from the world. */
export function createSystemActors(ports: SystemPorts): SystemActors {
  const { storage, wallet, rpc, token, log, origin, clock } = ports
  const { tabs, onReturn, reload } = ports
  const api = createApiClient(ports)
  const timed = clock && { clock }
  return {
    wallet: wallet.actors,
    reconnect: createReconnectActors({ storage }),
    network: createNetworkActors({ rpc, ...timed }),
    login: createLoginActors({ api, signer: wallet.signer, origin, ...timed }),
    session: createSessionActors({ api, tabs, onReturn }),
    balance: createBalanceActors({ rpc, token, log }),
    system: {
      welcome: fromCallback<WelcomeEvent>(({ receive, sendBack }) => {
        receive(() => {
          if (!reload) return sendBack({ type: 'welcome.stayed' })
          storage.setItem(storageKeys.signedInNotice, 'true')
          reload()
        })
      }),
    },
  }
}

/** Tells, once, whether a sign-in reloaded this page. */
export function takeSignedInNotice(storage: StoragePort): boolean {
  const isSet = storage.getItem(storageKeys.signedInNotice) === 'true'
  if (isSet) storage.removeItem(storageKeys.signedInNotice)
  return isSet
}
