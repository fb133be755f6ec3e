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
  const rpc: Rpc = {
    call: async (method) => {
      if (node === 'down') throw new Error('The node is away.')
      return method === 'eth_chainId' ? '0x19' : `0x${'0'.repeat(63)}5`
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
  }
}
