import { getAddress } from 'viem'
import { once } from '../once.ts'
import { type Clock, platformClock } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createRecall } from './wallet.actors.recall.ts'
import { toWalletFailure, walletFailure } from './wallet.failure.ts'
import { createWalletMemory } from './wallet.memory.ts'
import {
  addAndSwitchTo,
  type ChainDescription,
  type Eip1193Provider,
  readAccount,
  switchTo,
} from './wallet.provider.ts'
import { speakThrough } from './wallet.speaking.ts'
import type {
  WalletFailureCode,
  WalletOutcome,
  WalletPort,
} from './wallet.types.ts'

export type { ChainDescription, Eip1193Provider } from './wallet.provider.ts'

// biome-ignore lint/suspicious/noExplicitAny: providers type what they tell apart
type Listener = (...told: any[]) => void

/** A provider that tells what changes (EIP-1193), as all that are in use do. */
export interface TellingProvider extends Eip1193Provider {
  on: (event: string, listener: Listener) => unknown
  removeListener: (event: string, listener: Listener) => unknown
}

export interface ProviderPortOptions<Provider extends TellingProvider> {
  /** Loads the provider when it is first asked for; again after a failure. */
  load: () => Promise<Provider>
  /** What the list of wallets says. `id` is what the browser remembers. */
  wallet: { id: string; name: string; icon?: string }
  chain: ChainDescription
  storage: StoragePort
  /**
   * Asks the person to connect.
   * @default `eth_requestAccounts`
   */
  open?: (provider: Provider) => Promise<unknown>
  /**
   * Lets the wallet go.
   * @default `wallet_revokePermissions`, which a wallet need not know
   */
  close?: (provider: Provider) => Promise<unknown>
  /** @default the platform's */
  clock?: Clock
}

const fail = (code: WalletFailureCode) =>
  ({ ok: false, failure: walletFailure(code) }) as const
const done = { ok: true, value: null } as const

const requestAccounts = (provider: Eip1193Provider) =>
  provider.request({ method: 'eth_requestAccounts' })
const revoke = (provider: Eip1193Provider) =>
  provider
    .request({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
    })
    .catch(() => {})

/**
 * Creates the wallet of a single provider (EIP-1193), without looking for others and
 * without @wagmi/core: WalletConnect, a wallet inside of an app, React Native.
 *
 * @example
 * startClub({
 *   ...ports,
 *   loadWallet: async ({ chain }) =>
 *     createProviderPort({ chain, storage, wallet: { id: 'mine', name: 'Mine' }, load }),
 * })
 */
export function createProviderPort<Provider extends TellingProvider>(
  options: ProviderPortOptions<Provider>,
): WalletPort {
  const { wallet, chain, storage, clock = platformClock } = options
  const { open = requestAccounts, close = revoke } = options
  const load = once(options.load)
  const memory = createWalletMemory(storage)
  const recall = createRecall(memory.isKept(), clock)
  /** The newest connect of all: an older one that ends late gives way to it. */
  let attempt = 0
  let active: Provider | null = null

  const present = () => memory.sort([{ ...wallet, remembered: false }])

  /** What the wallet shows, without any prompt. */
  const take = async (provider: Provider) => {
    const account = await readAccount(provider, getAddress)
    active = provider
    const [option = { ...wallet, remembered: false }] = present()
    return { ok: true, value: { ...account, option } } as const
  }

  const attempted = async <T>(
    id: string,
    use: (provider: Provider) => Promise<WalletOutcome<T>>,
  ): Promise<WalletOutcome<T>> => {
    if (id !== wallet.id) return fail('wallet.notFound')
    const provider = await load().catch(() => null)
    if (!provider) return fail('wallet.notLoaded')
    try {
      return await use(provider)
    } catch (error) {
      return { ok: false, failure: toWalletFailure(error) }
    }
  }
  const letGo = async (provider: Provider) => {
    await close(provider)
    active = null
    return done
  }

  return {
    discover: async () => present(),
    watchOptions: () => () => {},
    connect: async (id, isGivenUp) => {
      const mine = ++attempt
      const outcome = await attempted(id, async (provider) => {
        await open(provider)
        // The person cancelled and the wallet said yes afterwards.
        if (isGivenUp() && mine === attempt) {
          await letGo(provider)
          return fail('wallet.rejected')
        }
        return await take(provider)
      })
      recall.end()
      return outcome
    },
    reconnect: async (id) => {
      const outcome = await attempted(id ?? wallet.id, take)
      recall.end()
      return outcome
    },
    disconnect: (id) => attempted(id, letGo),
    switchChain: (id, chainId) =>
      attempted(id, async (provider) =>
        (await switchTo(provider, chainId)) ? done : fail('wallet.wrongChain'),
      ),
    addChain: (id) =>
      attempted(id, async (provider) =>
        (await addAndSwitchTo(provider, chain))
          ? done
          : fail('wallet.wrongChain'),
      ),
    watchAccount: (_, send) => {
      const provider = active
      if (!provider) return () => {}
      const end = () => send({ type: 'provider.disconnected' })
      const tell: Record<string, Listener> = {
        accountsChanged: ([first]: string[]) =>
          first
            ? send({ type: 'account.changed', address: getAddress(first) })
            : end(),
        chainChanged: (chainId: string | number) =>
          send({ type: 'chain.changed', chainId: Number(chainId) }),
        disconnect: end,
      }
      for (const [event, listener] of Object.entries(tell))
        provider.on(event, listener)
      return () => {
        for (const [event, listener] of Object.entries(tell))
          provider.removeListener(event, listener)
      }
    },
    ...speakThrough(async () => {
      if (!active) await recall.wait()
      if (active) return active
      throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
    }),
  }
}
