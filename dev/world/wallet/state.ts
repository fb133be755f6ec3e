import type { Emitter } from './emitter.ts'
import { offline } from './errors.ts'
import type { Scenario } from './scenario.ts'
import { readStorage, writeStorage } from './storage.ts'

const key = 'demo-wallet.state'

export type WalletState = {
  /** Position among the accounts that are offered. */
  account: number
  /** Whether this site may see the account. */
  isPermitted: boolean
  chainId: number
  /** Chains the wallet can switch to. */
  chains: number[]
  isLocked: boolean
  isOffline: boolean
}

export type Store = ReturnType<typeof createStore>

/**
 * Keeps what the wallet remembers over reloads, and tells the site what of it
 * changed: by a request, by the panel, or by another tab.
 */
export function createStore(
  scenario: Scenario,
  addresses: readonly string[],
  home: number,
  emitter: Emitter,
) {
  const unknown = scenario.unknownChains ?? []
  const initial: WalletState = {
    account: 0,
    isPermitted: false,
    chainId: scenario.startChain ?? home,
    chains: [home, 1].filter((id) => !unknown.includes(id)),
    isLocked: scenario.locked ?? false,
    isOffline: false,
  }
  const load = (): WalletState => ({
    ...initial,
    ...(readStorage(key) as Partial<WalletState> | null),
  })
  const visible = ({ account, isPermitted, isLocked }: WalletState) => {
    const address = addresses[account] ?? addresses[0]
    return isPermitted && !isLocked && address ? [address] : []
  }
  const watchers = new Set<() => void>()
  let state = load()

  function become(next: WalletState) {
    const before = state
    state = next
    if (visible(before).join() !== visible(next).join())
      emitter.emit('accountsChanged', visible(next))
    if (before.chainId !== next.chainId)
      emitter.emit('chainChanged', toHex(next.chainId))
    if (!before.isOffline && next.isOffline)
      emitter.emit('disconnect', offline())
    if (before.isOffline && !next.isOffline)
      emitter.emit('connect', { chainId: toHex(next.chainId) })
    for (const watch of watchers) watch()
  }
  addEventListener('storage', (event) => {
    if (event.key === key) become(load())
  })

  return {
    get: () => state,
    /** The accounts that the site may see. */
    accounts: () => visible(state),
    set(change: Partial<WalletState>) {
      const next = { ...state, ...change }
      writeStorage(key, next)
      become(next)
    },
    watch: (watch: () => void) => watchers.add(watch),
  }
}

export const toHex = (id: number) => `0x${id.toString(16)}`
