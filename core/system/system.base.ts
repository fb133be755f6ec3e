import { fromCallback } from 'xstate'
import { createBalanceActors } from '../balance/balance.actors.ts'
import { balanceMachine, toBalanceView } from '../balance/index.ts'
import { storageKeys } from '../constants.ts'
import {
  type ApiClient,
  createApiClient,
  type TransportOptions,
} from '../http/index.ts'
import { networkMachine, toNetworkView } from '../network/index.ts'
import { createNetworkActors } from '../network/network.actors.ts'
import {
  notificationsMachine,
  toNotificationsView,
} from '../notifications/index.ts'
import type { ReportHash } from '../payments/index.ts'
import type { LogPort } from '../ports/log.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createReconnectActors, reconnectMachine } from '../reconnect/index.ts'
import type { Rpc } from '../rpc/index.ts'
import {
  type ReturnPort,
  sessionMachine,
  type TabsPort,
  toSessionView,
} from '../session/index.ts'
import { createSessionActors } from '../session/session.actors.ts'
import type { Address, SystemActors, WelcomeEvent } from './system.types.ts'

/** The world without a wallet, as a front end hands it in. */
export interface BasePorts extends TransportOptions {
  /** The page's origin: domain and URI of the sign-in message. */
  origin: string
  /**
   * What the sign-in message says: `signIn.statement` of `GET /api/config`.
   * @default Narwhal Club's
   */
  statement?: string
  storage: StoragePort
  /** The chain's node. */
  rpc: Rpc
  /** The token contract. */
  token: Address
  /** The configured `ADMIN_WALLET`: where fees go if neither call answers (R7.7). */
  adminWallet: string
  log: LogPort
  /**
   * Tells the server which transaction pays a fee intent.
   * @default `POST /api/fees/intents/{id}/tx` of the club's server
   */
  reportHash?: ReportHash
  /** @default no other tabs */
  tabs?: TabsPort
  /** @default the page never goes away */
  onReturn?: ReturnPort
  /**
   * Keeps a word for this tab over a reload.
   * @default storage
   */
  notice?: StoragePort
  /**
   * Reloads the page after a sign-in (R4.5).
   * @default it is not reloaded
   */
  reload?: () => void
}

export type BaseActors = Omit<SystemActors, 'late' | 'walletMemory'>

/** Builds what a page needs before a person reaches for a wallet. */
export function createBaseActors(ports: BasePorts): {
  api: ApiClient
  actors: BaseActors
} {
  const { storage, rpc, token, clock, notice = storage } = ports
  const { tabs, onReturn, reload } = ports
  const api = createApiClient(ports)
  const network = createNetworkActors({ rpc, ...(clock && { clock }) })
  const session = createSessionActors({ api, tabs, onReturn, storage })
  const balance = createBalanceActors({ rpc, token })
  const reconnect = createReconnectActors({ storage })
  return {
    api,
    actors: {
      network: {
        logic: networkMachine.provide({ actors: network }),
        toView: toNetworkView,
      },
      session: {
        logic: sessionMachine.provide({ actors: session }),
        toView: toSessionView,
      },
      balance: {
        logic: balanceMachine.provide({ actors: balance }),
        toView: toBalanceView,
      },
      notifications: {
        logic: notificationsMachine,
        toView: toNotificationsView,
      },
      reconnect: reconnectMachine.provide({ actors: reconnect }),
      welcome: fromCallback<WelcomeEvent>(({ receive, sendBack }) => {
        receive(() => {
          if (!reload) return sendBack({ type: 'welcome.stayed' })
          notice.setItem(storageKeys.signedInNotice, 'true')
          reload()
        })
      }),
    },
  }
}
