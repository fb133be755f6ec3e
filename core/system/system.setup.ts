import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { User } from '../contract/index.ts'
import type { Notice } from '../notifications/index.ts'
import type { ReconnectOutput } from '../reconnect/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
import { type LateId, lateIds } from './system.late.ts'
import { type Situation, toastFor } from './system.toasts.ts'
import type {
  Address,
  SystemContext,
  SystemEffects,
  SystemEvent,
  SystemFact,
  SystemInput,
  SystemMachines,
} from './system.types.ts'

type Departure = Situation['departure']

const situationOf = (
  { user, walletShows, isGreetingDue, isUnheard }: SystemContext,
  departure: Departure,
): Situation => ({
  departure,
  isGreetingDue,
  isUnheard,
  isWalletAttached: walletShows !== null,
  isSignedIn: isSameAddress(user, walletShows),
})

/** The vocabulary of the root's chart. */
export const systemSetup = setup({
  types: {
    context: {} as SystemContext,
    events: {} as SystemEvent | SystemFact,
    input: {} as SystemInput,
  },
  actors: {} as SystemMachines & SystemEffects,
  guards: {
    isWalletAttached: ({ context }) => context.walletShows !== null,
    isSessionOpen: ({ context }) => context.user !== null,
    isByUser: (_, by: string) => by === 'user',
    isBack: (_, isBack: boolean) => isBack,
    isDue: (_, { due }: ReconnectOutput) => due,
  },
  actions: {
    takeWallet: assign(
      (_, shown: { address: Address; chainId: number } | null) => ({
        walletShows: shown?.address ?? null,
        walletChain: shown?.chainId ?? null,
      }),
    ),
    takeAccount: assign((_, walletShows: Address) => ({ walletShows })),
    takeChain: assign((_, walletChain: number) => ({ walletChain })),
    takeUser: assign((_, address: string | null) => ({
      user: address as Address | null,
    })),
    noteGreeting: assign({ isGreetingDue: false }),
    noteUnheard: assign({ isUnheard: true }),
    noteHeard: assign({ isUnheard: false }),

    /** Says what happened, where there is a toast for it. */
    say: enqueueActions(
      ({ context, enqueue }, spoken: { fact: SystemFact; as?: Departure }) => {
        const { fact, as = 'staying' } = spoken
        const shown = toastFor(fact, situationOf(context, as))
        if (shown)
          enqueue.sendTo('notifications', {
            type: 'notifications.show',
            notice: shown,
          })
      },
    ),
    show: sendTo('notifications', (_, shown: Notice) => ({
      type: 'notifications.show' as const,
      notice: shown,
    })),

    forwardToWallet: sendTo('wallet', ({ event }) => event as never),
    reconnectWallet: sendTo('wallet', (_, id: string | null) => ({
      type: 'wallet.reconnect' as const,
      ...(id && { id }),
    })),
    disconnectWallet: sendTo('wallet', { type: 'wallet.disconnect' }),
    cancelWallet: sendTo('wallet', { type: 'wallet.cancel' }),
    forgetWallet: sendTo('walletMemory', { type: 'memory.forget' }),
    /** Where there is somebody to sign in. */
    prepareLogin: enqueueActions(({ context, enqueue }) => {
      const { user, walletShows } = context
      if (walletShows && !isSameAddress(user, walletShows))
        enqueue.sendTo('login', { type: 'login.start', address: walletShows })
    }),
    cancelLogin: sendTo('login', { type: 'login.cancel' }),
    forgetLogin: sendTo('login', { type: 'login.forget' }),
    welcome: sendTo('welcome', { type: 'welcome.begin' }),
    openSession: sendTo('session', (_, user: User) => ({
      type: 'session.opened' as const,
      user,
    })),
    signOut: sendTo('session', { type: 'session.signOut' }),
    checkSession: sendTo('session', { type: 'session.check' }),
    refetchBalance: sendTo('balance', { type: 'balance.refetch' }),
    readBalanceOf: sendTo('balance', (_, address: string | null) => ({
      type: 'address.changed' as const,
      address: address as Address | null,
    })),
    /** The wallet is where it comes from: the others learn of it. */
    tellAccount: enqueueActions(({ context, enqueue }, only?: LateId) => {
      const { walletShows: address, walletChain: chainId } = context
      const late = only ? [only] : lateIds
      const ids = [...(only ? [] : ['session']), ...late]
      for (const id of ids) {
        if (id === 'wallet') continue
        enqueue.sendTo(id, { type: 'account.changed', address })
        if (id !== 'session' && chainId !== null)
          enqueue.sendTo(id, { type: 'chain.changed', chainId })
      }
    }),
    cancelPayments: sendTo('payments', { type: 'payments.cancel' }),
  },
})
