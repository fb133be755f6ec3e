import {
  type Config,
  type Connector,
  connect,
  createConfig,
  disconnect,
  injected,
  watchConnectors,
} from '@wagmi/core'
import { createClient, custom } from 'viem'
import { type Clock, platformClock } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createDiscovery, providerOf } from './wallet.actors.discovery.ts'
import { createRecall } from './wallet.actors.recall.ts'
import { toWalletFailure, walletFailed } from './wallet.failure.ts'
import { deferWalletActors } from './wallet.lazy.ts'
import { createWalletMemory } from './wallet.memory.ts'
import {
  addAndSwitchTo,
  type ChainDescription,
  type Eip1193Provider,
  switchTo,
} from './wallet.provider.ts'
import { speakThrough } from './wallet.speaking.ts'
import type { ConnectOutcome, WalletKit, WalletPort } from './wallet.types.ts'

export type { ChainDescription } from './wallet.provider.ts'

export interface WalletActorsConfig {
  chain: ChainDescription
  storage: StoragePort
  /**
   * Milliseconds that a page waits for the first wallet to announce itself.
   * @default 400
   */
  discoveryTime?: number
  /** @default the platform's */
  clock?: Clock
}

const failure = (error: unknown) =>
  ({ ok: false, failure: toWalletFailure(error) }) as const
const done = { ok: true, value: null } as const

/** Nothing is read through wagmi: `core/rpc` does that for fewer bytes. */
function createWagmi(chain: ChainDescription): Config {
  const { id, name, nativeCurrency, rpcUrl } = chain
  return createConfig({
    chains: [
      { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } },
    ],
    connectors: [injected()],
    // `memory` is the only copy of what is remembered.
    storage: null,
    client: ({ chain: known }) =>
      createClient({
        chain: known,
        transport: custom({
          request: async () => {
            throw new Error('The wallet client reads no chain')
          },
        }),
      }),
  })
}

/** Creates the adapter over @wagmi/core: EIP-6963 discovery and `injected`. */
export function createWalletPort(config: WalletActorsConfig): WalletPort {
  const { chain, discoveryTime = 400, clock = platformClock } = config
  const wagmi = createWagmi(chain)
  const memory = createWalletMemory(config.storage)
  const { list, present, until } = createDiscovery(wagmi, memory, {
    clock,
    ms: discoveryTime,
  })
  const recall = createRecall(memory.isKept(), clock)
  /** The newest connect of all: an older one that ends late gives way to it. */
  let attempt = 0
  /**
   * The wallet that this page speaks for. wagmi has a current one of its own,
   * but lets any announced wallet take that place by changing its accounts.
   */
  let active: string | null = null

  const find = (id: string) => wagmi.connectors.find((each) => each.id === id)
  const connectionOf = (id: string) =>
    [...wagmi.state.connections.values()].find(
      ({ connector }) => connector.id === id,
    )

  const currentProvider = async () => {
    if (!active) await recall.wait()
    const connector = active ? connectionOf(active)?.connector : undefined
    const provider = connector && (await providerOf(connector))
    if (provider) return provider
    throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
  }

  const outcomeOf = (connector: Connector): ConnectOutcome => {
    const connection = connectionOf(connector.id)
    const address = connection?.accounts[0]
    if (!connection || !address) return walletFailed('wallet.locked')
    const { chainId } = connection
    const [option = present(connector)] = memory.sort([present(connector)])
    return { ok: true, value: { address, chainId, option } }
  }

  const open = async (connector: Connector, isReconnecting: boolean) => {
    if (!connectionOf(connector.id)?.accounts.length)
      await connect(wagmi, {
        connector,
        ...(isReconnecting && { isReconnecting }),
      })
    const outcome = outcomeOf(connector)
    if (outcome.ok) active = connector.id
    else await disconnect(wagmi, { connector })
    return outcome
  }

  const withProvider = async (
    id: string,
    use: (provider: Eip1193Provider) => Promise<boolean>,
  ) => {
    try {
      const connector = find(id)
      const provider = connector && (await providerOf(connector))
      if (!provider) return walletFailed('wallet.notFound')
      return (await use(provider)) ? done : walletFailed('wallet.wrongChain')
    } catch (error) {
      return failure(error)
    }
  }

  return {
    discover: async () => {
      await until(async () => (await list()).length > 0)
      return list()
    },
    watchOptions: (changed) =>
      watchConnectors(wagmi, { onChange: () => void list().then(changed) }),
    connect: async (id, isGivenUp) => {
      const mine = ++attempt
      const connector = find(id)
      if (!connector) return walletFailed('wallet.notFound')
      try {
        const outcome = await open(connector, false)
        // The person cancelled and the wallet said yes afterwards.
        if (isGivenUp() && mine === attempt)
          await disconnect(wagmi, { connector })
        return outcome
      } catch (error) {
        return failure(error)
      } finally {
        recall.end()
      }
    },
    reconnect: async (id) => {
      try {
        await until(async () => (id ? !!find(id) : (await list()).length > 0))
        const connector = find(id ?? (await list())[0]?.id ?? '')
        if (!connector) return walletFailed('wallet.notFound')
        // Asked first: to let go of a locked wallet would revoke its permission.
        const accounts = await connector.getAccounts()
        return accounts.length
          ? await open(connector, true)
          : walletFailed('wallet.locked')
      } catch (error) {
        return failure(error)
      } finally {
        recall.end()
      }
    },
    disconnect: async (id) => {
      try {
        await until(async () => !!find(id))
        const connector = find(id)
        if (connector) await disconnect(wagmi, { connector })
        return done
      } catch (error) {
        return failure(error)
      }
    },
    switchChain: (id, chainId) =>
      withProvider(id, (provider) => switchTo(provider, chainId)),
    addChain: (id) =>
      withProvider(id, (provider) => addAndSwitchTo(provider, chain)),
    watchAccount: (id, send) =>
      wagmi.subscribe(
        () => connectionOf(id),
        (now, before) => {
          if (!now) return send({ type: 'provider.disconnected' })
          const [address] = now.accounts
          if (address !== before?.accounts[0])
            send({ type: 'account.changed', address })
          if (now.chainId !== before?.chainId)
            send({ type: 'chain.changed', chainId: now.chainId })
        },
      ),
    ...speakThrough(currentProvider),
  }
}

/** Builds the wallet's actors at once, for those who need not load late. */
export function createWalletActors(config: WalletActorsConfig): WalletKit {
  const port = createWalletPort(config)
  const { storage } = config
  return deferWalletActors({ storage, load: async () => port })
}
