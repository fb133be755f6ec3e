import { safeStorage } from '../ports/storage.ts'
import type { Rpc } from '../rpc/index.ts'
import type { SystemPorts } from '../system/system.actors.ts'
import { deferWalletActors } from '../wallet/index.ts'
import { bob } from './accounts.ts'
import { type FakeClock, fakeClock } from './fakeClock.ts'
import { fakeServer } from './fakeServer.ts'
import { fakeWallet } from './fakeWallet.ts'

/** Everything a system needs, in memory, on a clock that stands still. */
export function fakeClub(over: Partial<Omit<SystemPorts, 'clock'>> = {}) {
  const clock: FakeClock = fakeClock(Date.UTC(2026, 10, 21))
  const server = fakeServer()
  const wallet = fakeWallet()
  const { storage = safeStorage() } = over
  const reloads: number[] = []
  const returns = new Set<() => void>()
  let node: 'up' | 'down' = 'up'
  let balance = 5n
  const rpc: Rpc = {
    call: async (method) => {
      if (node === 'down') throw new Error('The node is away.')
      switch (method) {
        case 'eth_chainId':
          return '0x19'
        // What was sent is in a block at once.
        case 'eth_getTransactionReceipt':
          return { status: '0x1' }
        case 'eth_call':
          return `0x${balance.toString(16).padStart(64, '0')}`
        default:
          return '0x5'
      }
    },
  }
  const ports: SystemPorts = {
    fetch: server.fetch,
    origin: 'http://club.test',
    clock,
    storage,
    wallet: deferWalletActors({ storage, load: async () => wallet.port }),
    rpc,
    token: bob,
    adminWallet: bob,
    log: { warn: () => {} },
    reload: () => reloads.push(clock.now()),
    onReturn: (listener) => {
      returns.add(listener)
      return () => returns.delete(listener)
    },
    ...over,
  }
  return {
    ports,
    clock,
    server,
    wallet,
    storage,
    reloads,
    /** The page is looked at again. */
    comeBack: () => {
      for (const listener of returns) listener()
    },
    setNode: (next: 'up' | 'down') => {
      node = next
    },
    /** What the token says next of anyone, in base units: 5 until then. */
    setBalance: (next: bigint) => {
      balance = next
    },
  }
}
