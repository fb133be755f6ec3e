import type { LoginEvent, LoginView } from '../login/login.types.ts'
import { chainEarly } from '../messages/chainEarly.ts'
import { once } from '../once.ts'
import type { WalletKit } from '../wallet/index.ts'
import type { WalletEvent, WalletView } from '../wallet/wallet.types.ts'
import { deferPart, type WaitingFor } from './deferPart.ts'
import { type BasePorts, createBaseActors } from './system.base.ts'
import type { SystemActors } from './system.types.ts'

/** The world of a page that loads what signs when somebody reaches for it. */
export interface DeferredSystemPorts extends BasePorts {
  /** Loads the wallet code; asked again after a failure. */
  loadWallet: () => Promise<Pick<WalletKit, 'actors' | 'signer'>>
}

const notLoaded = {
  code: 'wallet.notLoaded',
  message: chainEarly.walletNotLoaded,
} as const
const phase = 'disconnected'
const isReconnect = (event: WalletEvent | undefined) =>
  event?.type === 'wallet.reconnect'

function showWallet(waiting: WaitingFor, first?: WalletEvent): WalletView {
  if (waiting === 'idle') return { status: 'disconnected', phase }
  if (waiting === 'failed')
    return { status: 'failed', phase, failure: notLoaded }
  return isReconnect(first)
    ? { status: 'reconnecting', phase: 'reconnecting' }
    : { status: 'discovering', phase }
}

/**
 * Builds every machine with its actors, but wallet and login come when they
 * are first asked for: most visitors read, and never connect.
 */
export function createDeferredSystemActors(
  ports: DeferredSystemPorts,
): SystemActors {
  const { api, actors } = createBaseActors(ports)
  const load = once(async () => {
    const [{ createSigningActors }, wallet] = await Promise.all([
      import('./system.signing.ts'),
      ports.loadWallet(),
    ])
    return createSigningActors({ ...ports, api, wallet })
  })
  return {
    ...actors,
    wallet: deferPart<SystemActors['wallet']['logic'], WalletEvent, WalletView>(
      {
        load: () => load().then(({ wallet }) => wallet),
        begins: ({ type }) =>
          /^wallet\.(open|reconnect|retry|back)$/.test(type),
        ends: ({ type }) => type === 'wallet.cancel',
        show: showWallet,
        failure: { type: 'wallet.failed', failure: notLoaded },
        silent: isReconnect,
      },
    ),
    // Nobody signs in without a wallet, so its code is there by then: this load
    // cannot fail.
    login: deferPart<SystemActors['login']['logic'], LoginEvent, LoginView>({
      load: () => load().then(({ login }) => login),
      begins: ({ type }) => type === 'login.start',
      ends: ({ type }) => type === 'login.cancel',
      show: () => ({ status: 'idle' }),
    }),
  }
}
