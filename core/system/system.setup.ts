import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { User } from '../contract/index.ts'
import type { Notice } from '../notifications/index.ts'
import type { paymentMachine } from '../payment/index.ts'
import type { ReconnectOutput } from '../reconnect/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
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
  { user, walletShows, isGreetingDue }: SystemContext,
  departure: Departure,
): Situation => ({
  departure,
  isGreetingDue,
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
    isSignedInAlready: ({ context }) =>
      isSameAddress(context.user, context.walletShows),
    isByUser: (_, by: string) => by === 'user',
    isDue: (_, { due }: ReconnectOutput) => due,
    isPaymentAttached: ({ context }) => context.isPaymentAttached,
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
    startLogin: sendTo('login', ({ context }) => ({
      type: 'login.start' as const,
      address: context.walletShows ?? ('0x' as const),
    })),
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
    tellAccount: enqueueActions(({ context, enqueue }) => {
      const { walletShows: address, walletChain: chainId } = context
      enqueue.sendTo('login', { type: 'account.changed', address })
      enqueue.sendTo('session', { type: 'account.changed', address })
      if (!context.isPaymentAttached) return
      enqueue.sendTo('payment', { type: 'account.changed', address })
      if (chainId !== null)
        enqueue.sendTo('payment', { type: 'chain.changed', chainId })
    }),
    attachPayment: enqueueActions(
      ({ context, enqueue }, logic: typeof paymentMachine) => {
        enqueue.assign({ isPaymentAttached: true })
        const input = { chainId: context.chainId }
        const options = { id: 'payment', systemId: 'payment', input }
        // The types know only children that are there from the start.
        enqueue.spawnChild(logic, options as never)
        enqueue.sendTo('relay', { type: 'relay.add', id: 'payment' })
      },
    ),
    cancelPayment: enqueueActions(({ context, enqueue }) => {
      if (context.isPaymentAttached)
        enqueue.sendTo('payment', { type: 'payment.cancel' })
    }),
  },
})
