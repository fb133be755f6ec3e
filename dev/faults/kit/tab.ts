import { type Clock, platformClock } from '@narwhal-club/core/http'
import {
  createDraftPorts,
  createProposingClient,
} from '@narwhal-club/core/proposing'
import { createRpc } from '@narwhal-club/core/rpc'
import type { StoragePort } from '@narwhal-club/core/storage'
import { createSystem, type SystemEvent } from '@narwhal-club/core/system'
import { createSystemActors } from '@narwhal-club/core/system/actors'
import { createWalletActors } from '@narwhal-club/core/wallet/actors'
import { describeChain } from '../../testing/walletPage.ts'
import type { Chain } from '../../world/chain.ts'
import type { Moments } from './moments.ts'
import type { Weather } from './weather.ts'
import { createWire, type Jar } from './wire.ts'

/** How much sooner pauses end here; what waits for an answer waits longer. */
const haste = 20
const patience = 4

/** Pauses between two tries pass quickly: what is waited for is as quick here. */
const hastyClock: Clock = {
  ...platformClock,
  setTimeout: (run, ms) =>
    setTimeout(run, ms / (ms === 10_000 || ms === 20_000 ? patience : haste)),
}

/** What outlives a page: the storage and the cookies of one browser. */
export interface Profile {
  stored: Map<string, string>
  jar: Jar
  /** Pages of it hear each other. */
  listeners: Set<(message: unknown) => void>
}

export const newProfile = (): Profile => ({
  stored: new Map(),
  jar: new Map(),
  listeners: new Set(),
})

export type Tab = ReturnType<typeof openTab>

/**
 * One page of the club without a screen: the machines of the app over a real
 * server, a real node and a wallet. Killed, it writes and hears nothing more.
 */
export function openTab(at: {
  profile: Profile
  origin: string
  chain: Chain
  moments: Moments
  weather: Weather
}) {
  const { profile, origin, chain, moments, weather } = at
  const { stored, jar, listeners } = profile
  let isGone = false
  const wire = createWire(jar, moments, weather)
  const clock = hastyClock
  const storage: StoragePort = {
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      if (!isGone) stored.set(key, value)
    },
    removeItem(key) {
      if (!isGone) stored.delete(key)
    },
  }
  const own = new Set<(message: unknown) => void>()
  const tabs = {
    post(message: unknown) {
      for (const listener of listeners)
        if (!own.has(listener) && !isGone) listener(structuredClone(message))
    },
    subscribe(listener: (message: unknown) => void) {
      own.add(listener)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  let comeBack = () => {}
  const { rpcUrl } = chain
  const world = { fetch: wire.http, baseUrl: origin, origin, clock }
  const system = createSystem({
    clock,
    actors: createSystemActors({
      ...world,
      storage,
      tabs,
      onReturn(listener) {
        comeBack = listener
        return () => {}
      },
      rpc: createRpc({ url: rpcUrl, fetch: wire.node, clock }),
      token: chain.addresses.token,
      adminWallet: chain.accounts.admin.address,
      log: { warn: () => {} },
      wallet: createWalletActors({
        chain: describeChain(rpcUrl),
        storage,
        discoveryTime: 20,
      }),
    }),
  }).start()
  const { ask } = createProposingClient(world)

  return {
    wire,
    view: () => system.getSnapshot(),
    send: (event: SystemEvent) => system.send(event),
    draftsOf: (club: string) => createDraftPorts(ask, club),
    /** The page is looked at again, or the network is back. */
    comeBack: () => comeBack(),
    isGone: () => isGone,
    /** Ends it as a crash does: nothing is said, nothing more is written. */
    kill() {
      isGone = true
      wire.leave()
      for (const listener of own) listeners.delete(listener)
      system.stop()
    },
  }
}
