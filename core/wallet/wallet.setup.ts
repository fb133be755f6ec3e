import { assign, emit, sendTo, setup } from 'xstate'
import { walletFailure } from './wallet.failure.ts'
import type {
  Address,
  ConnectOutcome,
  WalletAccount,
  WalletActors,
  WalletContext,
  WalletEmitted,
  WalletEvent,
  WalletFailure,
  WalletFailureCode,
  WalletInput,
  WalletOption,
  WalletOutcome,
} from './wallet.types.ts'

const failedWith =
  (code: WalletFailureCode) =>
  (_: unknown, outcome: WalletOutcome<unknown>): boolean =>
    !outcome.ok && outcome.failure.code === code

const failureOf = (outcome: WalletOutcome<unknown> | null): WalletFailure =>
  outcome && !outcome.ok ? outcome.failure : walletFailure('wallet.unexpected')

/** The vocabulary of the wallet's chart: guards, actions, delays. */
export const walletSetup = setup({
  types: {
    context: {} as WalletContext,
    events: {} as WalletEvent,
    input: {} as WalletInput,
    emitted: {} as WalletEmitted,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as WalletActors,
  delays: {
    slowAfter: 10_000,
    discoverTimeout: 10_000,
    reconnectTimeout: 10_000,
  },
  guards: {
    isKnownOption: ({ context }, id: string) =>
      context.options.some((option) => option.id === id),
    hasOption: ({ context }) => context.option !== null,
    hasOptions: ({ context }) => context.options.length > 0,
    isAny: (_, options: WalletOption[]) => options.length > 0,
    isAnyFound: (_, outcome: WalletOutcome<WalletOption[]>) =>
      outcome.ok && outcome.value.length > 0,
    isOtherAccount: ({ context }, address: Address) =>
      context.account?.address.toLowerCase() !== address.toLowerCase(),
    isWantedChain: ({ context }, chainId: number) =>
      chainId === context.chainId,
    isOnWantedChain: ({ context }) =>
      context.account?.chainId === context.chainId,
    isConnectedHere: ({ context }, outcome: ConnectOutcome) =>
      outcome.ok && outcome.value.chainId === context.chainId,
    isOk: (_, outcome: WalletOutcome<unknown>) => outcome.ok,
    isRejected: failedWith('wallet.rejected'),
    isRequestPending: failedWith('wallet.requestPending'),
    isLocked: failedWith('wallet.locked'),
    isChainUnknown: failedWith('wallet.chainUnknown'),
  },
  actions: {
    takeOptions: assign((_, options: WalletOption[]) => ({ options })),
    takeFound: assign((_, outcome: WalletOutcome<WalletOption[]>) =>
      outcome.ok ? { options: outcome.value } : {},
    ),
    chooseOption: assign(({ context }, id: string) => ({
      option: context.options.find((option) => option.id === id) ?? null,
    })),
    dropOption: assign({ option: null }),
    takeConnection: assign((_, outcome: ConnectOutcome) =>
      outcome.ok
        ? {
            account: {
              address: outcome.value.address,
              chainId: outcome.value.chainId,
            },
            option: outcome.value.option,
            failure: null,
          }
        : {},
    ),
    takeAddress: assign(({ context }, address: Address) => ({
      account: context.account && { ...context.account, address },
    })),
    takeChain: assign(({ context }, chainId: number) => ({
      account: context.account && { ...context.account, chainId },
      failure: null,
    })),
    takeWantedChain: assign(({ context }) => ({
      account: context.account && {
        ...context.account,
        chainId: context.chainId,
      },
    })),
    dropAccount: assign({ account: null, option: null }),
    takeFailure: assign((_, outcome: WalletOutcome<unknown> | null) => ({
      failure: failureOf(outcome),
    })),
    failWith: assign((_, code: WalletFailureCode) => ({
      failure: walletFailure(code),
    })),
    clearFailure: assign({ failure: null }),
    emitConnected: emit(({ context }, { silent }: { silent: boolean }) => ({
      type: 'wallet.connected' as const,
      ...(context.account as WalletAccount),
      connectorId: context.option?.id ?? '',
      name: context.option?.name ?? '',
      silent,
    })),
    emitAccountChanged: emit((_, address: Address) => ({
      type: 'wallet.accountChanged' as const,
      address,
    })),
    emitChainChanged: emit((_, chainId: number) => ({
      type: 'wallet.chainChanged' as const,
      chainId,
    })),
    emitDisconnected: emit((_, { by }: { by: 'user' | 'provider' }) => ({
      type: 'wallet.disconnected' as const,
      by,
    })),
    emitFailed: emit(({ context }) => ({
      type: 'wallet.failed' as const,
      failure: context.failure ?? walletFailure('wallet.unexpected'),
    })),
    emitChainSwitchFailed: emit(({ context }) => ({
      type: 'wallet.chainSwitchFailed' as const,
      failure: context.failure ?? walletFailure('wallet.unexpected'),
    })),
    emitDisconnectFailed: emit((_, outcome: WalletOutcome<unknown> | null) => ({
      type: 'wallet.disconnectFailed' as const,
      failure: failureOf(outcome),
    })),
    rememberConnector: sendTo('memory', ({ context }) => ({
      type: 'memory.remember' as const,
      id: context.option?.id ?? '',
    })),
    forgetConnector: sendTo('memory', { type: 'memory.forget' as const }),
  },
})
