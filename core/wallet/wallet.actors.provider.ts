import { getAddress, isAddress } from 'viem'
import { once } from '../once.ts'
import { type Clock, platformClock } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createRecall } from './wallet.actors.recall.ts'
import { toWalletFailure, walletFailed } from './wallet.failure.ts'
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
  WalletAccount,
  WalletOutcome,
  WalletPort,
} from './wallet.types.ts'

export type { ChainDescription, Eip1193Provider } from './wallet.provider.ts'

// biome-ignore lint/suspicious/noExplicitAny: providers type what they tell apart
type Listener = (...told: any[]) => void

/** A provider that tells what changes (EIP-1193), as all that are in use do. */
export interface TellingProvider extends Eip1193Provider {
  on(event: string, listener: Listener): unknown
  removeListener(event: string, listener: Listener): unknown
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
   * Lets the wallet go. It is gone after two seconds, answered or not.
   * @default `wallet_revokePermissions`, which a wallet need not know
   */
  close?: (provider: Provider) => Promise<unknown>
  /** @default the platform's */
  clock?: Clock
}

const done = { ok: true, value: null } as const

/** Milliseconds that a wallet has to answer that it is let go: some never do. */
const closeTime = 2_000
/** EIP-1193 providers say this code where they come back by themselves. */
const passing = 1013

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
  /** Connects that wait for the person, given up or not. */
  let prompts = 0
  /** The newest of all that moves `active`: an older one gives way to it. */
  let newest = 0
  let active: Provider | null = null
  /** What its page was told last. */
  let shown: WalletAccount | null = null

  const present = () => memory.sort([{ ...wallet, remembered: false }])

  /** What the wallet shows, without any prompt. */
  const take = async (provider: Provider) => {
    const mine = ++newest
    const account = await readAccount(provider, getAddress)
    // It was let go meanwhile, or somebody newer has it.
    if (mine !== newest) return walletFailed('wallet.disconnected')
    active = provider
    shown = account
    const [option = { ...wallet, remembered: false }] = present()
    return { ok: true, value: { ...account, option } } as const
  }

  const attempted = async <T>(
    id: string,
    use: (provider: Provider) => Promise<WalletOutcome<T>>,
  ): Promise<WalletOutcome<T>> => {
    if (id !== wallet.id) return walletFailed('wallet.notFound')
    const provider = await load().catch(() => null)
    if (!provider) return walletFailed('wallet.notLoaded')
    try {
      return await use(provider)
    } catch (error) {
      return { ok: false, failure: toWalletFailure(error) }
    }
  }
  const closed = (provider: Provider) =>
    new Promise<void>((resolve, reject) => {
      const timer = clock.setTimeout(resolve, closeTime)
      close(provider)
        .then(() => resolve(), reject)
        .finally(() => clock.clearTimeout(timer))
    })
  const letGo = async (provider: Provider) => {
    const mine = ++newest
    const before = active
    active = null
    try {
      await closed(provider)
    } catch (error) {
      // It is still there, unless somebody connected meanwhile.
      if (mine === newest) active = before
      throw error
    }
    return done
  }

  return {
    discover: async () => present(),
    watchOptions: () => () => {},
    connect: async (id, isGivenUp) => {
      prompts += 1
      const outcome = await attempted(id, async (provider) => {
        await open(provider)
        if (!isGivenUp()) return await take(provider)
        // The person cancelled, and the wallet said yes afterwards. Whoever asked
        // since then has it, or waits for it.
        if (!active && prompts === 1) await letGo(provider)
        return walletFailed('wallet.rejected')
      })
      prompts -= 1
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
        (await switchTo(provider, chainId))
          ? done
          : walletFailed('wallet.wrongChain'),
      ),
    addChain: (id) =>
      attempted(id, async (provider) =>
        (await addAndSwitchTo(provider, chain))
          ? done
          : walletFailed('wallet.wrongChain'),
      ),
    watchAccount: (_, send) => {
      const provider = active
      if (!provider) return () => {}
      let isOver = false
      const end = () => {
        if (active === provider) active = null
        send({ type: 'provider.disconnected' })
      }
      const tell = (now: WalletAccount) => {
        const before = shown
        shown = now
        if (now.address !== before?.address)
          send({ type: 'account.changed', address: now.address })
        if (now.chainId !== before?.chainId)
          send({ type: 'chain.changed', chainId: now.chainId })
      }
      /** Asks, where what it told cannot be read, or was told to nobody. */
      const look = async () => {
        try {
          const now = await readAccount(provider, getAddress)
          if (!isOver) tell(now)
        } catch (error) {
          const { code } = toWalletFailure(error)
          if (!isOver && code === 'wallet.locked') end()
        }
      }
      const hear: Record<string, Listener> = {
        accountsChanged: (accounts: unknown) => {
          if (!Array.isArray(accounts)) return look()
          const [first] = accounts
          if (first === undefined) return end()
          if (!shown || !isAddress(first, { strict: false })) return look()
          tell({ ...shown, address: getAddress(first) })
        },
        chainChanged: (told: unknown) => {
          const chainId = Number(told)
          if (!shown || !Number.isSafeInteger(chainId)) return look()
          tell({ ...shown, chainId })
        },
        disconnect: (why: unknown) =>
          Object(why).code === passing ? look() : end(),
      }
      for (const [event, listener] of Object.entries(hear))
        provider.on(event, listener)
      // What changed between the answer and the listeners was told to nobody.
      look()
      return () => {
        isOver = true
        for (const [event, listener] of Object.entries(hear))
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
