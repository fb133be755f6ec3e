/**
 * What a reader's own project has around a snippet of the documents. What is of
 * the package, a snippet imports by itself; what is of its reader stands here.
 */

type SystemEvent = import('@narwhal-club/core').SystemEvent
type WhatStarts = Extract<SystemEvent, { type: 'proposing.start' }>
type ActingDeps = Parameters<
  typeof import('@narwhal-club/core/acting/actors').createActingActors
>[0]

/** A club that was started, and how its front end draws. */
declare const system: import('@narwhal-club/core').System
declare function render(view: import('@narwhal-club/core').SystemView): void
declare function show(message: string): void

/** What a front end was told, or has read. */
declare const draft: WhatStarts['draft']
declare const bounty: string
declare const submission: string
declare const text: string
declare const ask: ActingDeps['ask']
declare const storage: import('@narwhal-club/core').StoragePort

/** The reader's project at WalletConnect, and a wallet of their own. */
declare const projectId: string
declare const wallet: { id: string; name: string }
declare const load: () => Promise<
  import('@narwhal-club/core/wallet/provider').TellingProvider
>

/** Of React Native and its storage, what is used. */
declare const AsyncStorage: {
  getAllKeys(): Promise<readonly string[]>
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
}
declare const AppState: {
  addEventListener(
    type: 'change',
    listener: (state: 'active' | 'background' | 'inactive') => void,
  ): { remove: () => void }
}

/** As its version 2.25 has it. The package itself would install ninety others. */
declare module '@walletconnect/ethereum-provider' {
  interface Told {
    connect: { chainId: string }
    disconnect: Error & { code: number; data?: unknown }
    message: { type: string; data: unknown }
    chainChanged: string
    accountsChanged: string[]
    display_uri: string
  }
  type Hear = <E extends keyof Told>(
    event: E,
    listener: (told: Told[E]) => void,
  ) => EthereumProvider
  type OneOrMore<T> = { 0: T } & Array<T>
  type Chains =
    | { chains: OneOrMore<number>; optionalChains?: number[] }
    | { chains?: number[]; optionalChains: OneOrMore<number> }

  export class EthereumProvider {
    static init(
      options: { projectId: string; showQrModal: boolean } & Chains,
    ): Promise<EthereumProvider>
    request<T = unknown>(
      ask: { method: string; params?: unknown[] | object },
      expiry?: number,
    ): Promise<T>
    connect(options?: { chains?: number[] }): Promise<void>
    disconnect(): Promise<void>
    on: Hear
    removeListener: Hear
  }
}

/** wagmi 2 gives these on from the core that this package is made with, too. */
declare module 'wagmi' {
  export type { Config } from '@wagmi/core'
}
declare module 'wagmi/actions' {
  export {
    disconnect,
    getAccount,
    watchAccount,
  } from '@wagmi/core'
}

/** As its version 2.2 has it. The package itself would install six hundred MB. */
declare module '@rainbow-me/rainbowkit' {
  interface Adapter<Message> {
    getNonce: () => Promise<string>
    createMessage: (args: {
      nonce: string
      address: `0x${string}`
      chainId: number
    }) => Promise<Message> | Message
    verify: (args: { message: Message; signature: string }) => Promise<boolean>
    signOut: () => Promise<void>
  }
  export function createAuthenticationAdapter<Message>(
    adapter: Adapter<Message>,
  ): Adapter<Message>
}

/** What a configuration of Vite is handed to. */
declare module 'vite' {
  export function defineConfig(config: {
    server?: { proxy?: Record<string, string> }
  }): object
}

/** Of the reader's test runner, what a sample uses. */
declare module 'vitest' {
  export function beforeAll(run: () => Promise<void>): void
  export function test(name: string, run: () => Promise<void>): void
  export function expect(value: unknown): { toBe(other: unknown): void }
  export const vi: { waitFor(check: () => void): Promise<void> }
}
