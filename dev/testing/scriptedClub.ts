import type { Fetch } from '@narwhal-club/core/http'
import type { Rpc } from '@narwhal-club/core/rpc'
import type { TabsPort } from '@narwhal-club/core/session'
import { safeStorage } from '@narwhal-club/core/storage'
import type { SystemPorts } from '@narwhal-club/core/system/actors'
import { type FakeClock, fakeClock, preload } from '@narwhal-club/core/testing'
import {
  deferWalletActors,
  type WalletEvent,
  type WalletPort,
} from '@narwhal-club/core/wallet'
import { vi } from 'vitest'

await preload()

export const alice = `0x${'A'.repeat(40)}` as const
export const bob = `0x${'B'.repeat(40)}` as const

type Answer = { status: number; body: unknown } | 'down'

async function turns() {
  for (let turn = 0; turn < 10; turn++)
    await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Lets everything that waits for promises, or for the code of a machine that
 * comes late, come to rest: on a busy computer `import()` takes its time.
 */
export async function settled() {
  await turns()
  await vi.dynamicImportSettled()
  await turns()
}

/** Tabs of one browser: what one posts, the others hear. */
export function scriptedBrowser() {
  const listeners = new Set<(message: unknown) => void>()
  return (): TabsPort => {
    let own: (message: unknown) => void = () => {}
    return {
      post: (message) => {
        for (const listener of listeners)
          if (listener !== own) listener(structuredClone(message))
      },
      subscribe: (listener) => {
        own = listener
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}

/** A server with one session, in memory; `answers` overrides a path. */
export function scriptedServer() {
  const answers = new Map<string, Answer[]>()
  const calls: string[] = []
  let session: string | null = null
  let nonces = 0
  const user = (address: string) => ({
    address: address.toLowerCase(),
    nftCount: 3,
    votingPower: 3,
    holdings: { status: 'fresh' },
  })
  const ok = (body: unknown) => ({ status: 200, body })
  const no = (status: number, code: string) => ({
    status,
    body: { error: `No: ${code}.`, code },
  })
  const handlers: Record<string, (body: string) => Answer> = {
    nonce: () => ok({ nonce: `nonce${++nonces}abcdef` }),
    verify: (body) => {
      const address = /0x[0-9a-fA-F]{40}/.exec(body)?.[0] ?? ''
      session = address
      return ok(user(address))
    },
    me: () => (session ? ok(user(session)) : no(401, 'not_signed_in')),
    logout: () => {
      session = null
      return ok({ ok: true })
    },
    check: () => ok({ isAdmin: false }),
    'primary-wallet': () => ok({ address: bob }),
  }
  const fetch: Fetch = async (url, { body }) => {
    const name = url.split('/').at(-1) ?? ''
    calls.push(name)
    const scripted = answers.get(name)?.shift()
    if (scripted === 'down') throw new TypeError('fetch failed')
    const answer = scripted ?? handlers[name]?.(body ?? '') ?? 'down'
    if (answer === 'down') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  }
  return {
    fetch,
    calls,
    /** What that path answers next, once each. */
    script: (name: string, ...next: Answer[]) => answers.set(name, next),
    refuse: no,
    session: () => session,
    setSession: (address: string | null) => {
      session = address
    },
  }
}

/** A wallet with two accounts; each answer can be scripted. */
export function scriptedWallet() {
  const option = { id: 'w', name: 'Wallet', remembered: false }
  let shown: `0x${string}` = alice
  let send: (event: WalletEvent) => void = () => {}
  const prompts: string[] = []
  const on = {
    sign: async (): Promise<`0x${string}`> => `0x${'11'.repeat(65)}`,
    disconnect: async (): Promise<void> => {},
    connect: async (): Promise<void> => {},
  }
  const connection = () => ({
    ok: true as const,
    value: { address: shown, chainId: 25, option },
  })
  const unexpected = {
    ok: false as const,
    failure: { code: 'wallet.unexpected' as const, message: 'Broken.' },
  }
  const port: WalletPort = {
    discover: async () => [option],
    watchOptions: () => () => {},
    connect: () => on.connect().then(connection, () => unexpected),
    reconnect: async () => connection(),
    disconnect: () =>
      on.disconnect().then(
        () => ({ ok: true as const, value: null }),
        () => unexpected,
      ),
    switchChain: async () => unexpected,
    addChain: async () => unexpected,
    watchAccount: (_, listener) => {
      send = listener
      return () => {
        send = () => {}
      }
    },
    sign: async (message) => {
      prompts.push(message)
      return on.sign()
    },
    signTypedData: async () => unexpected,
    readAccount: async () => ({ address: shown, chainId: 25 }),
    sendTransaction: async () => '0x',
  }
  return {
    port,
    on,
    prompts,
    switchTo: (address: `0x${string}`) => {
      shown = address
      send({ type: 'account.changed', address })
    },
    leave: () => send({ type: 'provider.disconnected' }),
  }
}

/** Everything a system needs, in memory, on a clock that stands still. */
export function scriptedClub(over: Partial<SystemPorts> = {}) {
  const clock: FakeClock = fakeClock(Date.UTC(2026, 10, 21))
  const server = scriptedServer()
  const wallet = scriptedWallet()
  const storage = safeStorage()
  const reloads: number[] = []
  let comeBack = () => {}
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
      comeBack = listener
      return () => {}
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
    comeBack: () => comeBack(),
    setNode: (next: 'up' | 'down') => {
      node = next
    },
  }
}
