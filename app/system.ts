import type { ClubConfig } from '@narwhal-club/core/contract'
import type { LogPort } from '@narwhal-club/core/log'
import { createRpc } from '@narwhal-club/core/rpc'
import type {
  ReturnPort,
  SessionAnswer,
  TabsPort,
} from '@narwhal-club/core/session'
import type { StoragePort } from '@narwhal-club/core/storage'
import { createSystem } from '@narwhal-club/core/system'
import {
  createDeferredSystemActors,
  type DeferredSystemPorts,
} from '@narwhal-club/core/system/deferred'
import type { InspectionEvent } from 'xstate'

export interface AppWorld {
  config: ClubConfig
  /** Of the first session check, where the page came with it. */
  answer?: SessionAnswer | undefined
  storage: StoragePort
  /** This load follows a sign-in (R4.5). */
  isJustSignedIn: boolean
  log: LogPort
  origin: string
  tabs: TabsPort
  onReturn: ReturnPort
  /** Keeps a word for this tab over a reload. */
  notice: StoragePort
  /** Without it the page stays as it is after a sign-in. */
  reload?: () => void
  /** @default the wallets of this browser */
  loadWallet?: DeferredSystemPorts['loadWallet']
  inspect?: (event: InspectionEvent) => void
}

/** Joins the machines to this page. The wallet's code comes when it is asked for. */
export function createAppSystem(world: AppWorld) {
  const { config, answer, storage, inspect, isJustSignedIn, ...ports } = world
  const { explorerUrl, ...chain } = config.chain
  const fetch = globalThis.fetch.bind(globalThis)
  const loadWallet = async () => {
    const { createWalletActors } = await import(
      '@narwhal-club/core/wallet/actors'
    )
    return createWalletActors({
      chain: { ...chain, ...(explorerUrl && { explorerUrl }) },
      storage,
    })
  }
  return createSystem({
    actors: createDeferredSystemActors({
      loadWallet,
      ...ports,
      fetch,
      storage,
      rpc: createRpc({ url: chain.rpcUrl, fetch }),
      token: config.contracts.token as `0x${string}`,
      adminWallet: config.adminWallet,
      statement: config.signIn.statement,
    }),
    chainId: chain.id,
    answer,
    isJustSignedIn,
    ...(inspect && { inspect }),
  })
}
