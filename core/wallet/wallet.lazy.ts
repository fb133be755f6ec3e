import { fromCallback, fromPromise } from 'xstate'
import { once } from '../once.ts'
import type { StoragePort } from '../ports/storage.ts'
import { toWalletFailure, walletFailure } from './wallet.failure.ts'
import { createWalletMemory } from './wallet.memory.ts'
import type {
  ConnectOutcome,
  MemoryEvent,
  WalletEvent,
  WalletFailure,
  WalletKit,
  WalletOption,
  WalletOutcome,
  WalletPort,
} from './wallet.types.ts'

export interface DeferredWalletOptions {
  /** Loads the wallet code: `import('@narwhal-club/core/wallet/actors')`. */
  load: () => Promise<WalletPort>
  storage: StoragePort
}

/**
 * Builds the wallet's actors around code that is loaded when a person first
 * reaches for a wallet. A load that failed is tried again the next time.
 *
 * @example
 * const { actors, signer, sender } = deferWalletActors({
 *   storage,
 *   load: async () => {
 *     const { createWalletPort } = await import('@narwhal-club/core/wallet/actors')
 *     return createWalletPort({ chain, storage })
 *   },
 * })
 */
export function deferWalletActors(options: DeferredWalletOptions): WalletKit {
  const memory = createWalletMemory(options.storage)
  const load = once(options.load)
  const failed = (failure: WalletFailure) => ({ ok: false, failure }) as const

  /** Loading is the one thing that may fail here: ports answer with data. */
  const ask = async <T>(
    use: (port: WalletPort) => Promise<WalletOutcome<T>>,
  ): Promise<WalletOutcome<T>> => {
    const port = await load().catch(() => null)
    return port ? use(port) : failed(walletFailure('wallet.notLoaded'))
  }
  const watch = (begin: (port: WalletPort) => () => void) => {
    let stopped = false
    let stop = () => {}
    load().then(
      (port) => {
        if (!stopped) stop = begin(port)
      },
      // A watcher has connected or discovered before, so the code is here.
      () => {},
    )
    return () => {
      stopped = true
      stop()
    }
  }

  return {
    letGo: (id) => ask((port) => port.disconnect(id)),
    actors: {
      discover: fromPromise<WalletOutcome<WalletOption[]>>(() =>
        ask((port) =>
          port.discover().then(
            (value) => ({ ok: true, value }) as const,
            (error) => failed(toWalletFailure(error)),
          ),
        ),
      ),
      watchOptions: fromCallback<WalletEvent>(({ sendBack }) =>
        watch((port) =>
          port.watchOptions((changed) =>
            sendBack({ type: 'options.changed', options: changed }),
          ),
        ),
      ),
      connect: fromPromise<ConnectOutcome, { id: string }>(
        ({ input, signal }) =>
          ask((port) => port.connect(input.id, () => signal.aborted)),
      ),
      reconnect: fromPromise<ConnectOutcome, { id: string | null }>(
        ({ input }) => ask((port) => port.reconnect(input.id)),
      ),
      disconnect: fromPromise<WalletOutcome<null>, { id: string }>(
        ({ input }) => ask((port) => port.disconnect(input.id)),
      ),
      switchChain: fromPromise<
        WalletOutcome<null>,
        { id: string; chainId: number }
      >(({ input }) =>
        ask((port) => port.switchChain(input.id, input.chainId)),
      ),
      addChain: fromPromise<
        WalletOutcome<null>,
        { id: string; chainId: number }
      >(({ input }) => ask((port) => port.addChain(input.id, input.chainId))),
      watchAccount: fromCallback<WalletEvent, { id: string }>(
        ({ input, sendBack }) =>
          watch((port) => port.watchAccount(input.id, sendBack)),
      ),
      memory: fromCallback<MemoryEvent>(({ receive }) => {
        receive((event) => {
          if (event.type === 'memory.remember') memory.remember(event.id)
          else memory.forget()
        })
      }),
    },
    signer: {
      sign: async (message, address) => (await load()).sign(message, address),
      signTypedData: (typed, account) =>
        ask((port) => port.signTypedData(typed, account)),
      readAccount: async () => (await load()).readAccount(),
    },
    sender: {
      sendTransaction: async (transaction) =>
        (await load()).sendTransaction(transaction),
      readAccount: async () => (await load()).readAccount(),
    },
  }
}
