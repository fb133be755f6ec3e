import { systemSetup } from './system.setup.ts'
import { walletNotConnected } from './system.toasts.ts'
import type { SystemFact } from './system.types.ts'

const say = {
  type: 'say',
  params: ({ event }: { event: SystemFact }) => ({ fact: event }),
} as const
const wallet = { actions: 'forwardToWallet' } as const
const login = { actions: 'forwardToLogin' } as const
const notifications = { actions: 'forwardToNotifications' } as const
const payment = {
  guard: 'isPaymentAttached',
  actions: 'forwardToPayment',
} as const

/** The rules between machines, one sentence each. */
export const rules = systemSetup.createStateConfig({
  on: {
    // A person who reaches for a wallet makes reconnecting needless.
    'wallet.open': { actions: ['cancelReconnect', 'forwardToWallet'] },
    'wallet.choose': wallet,
    'wallet.cancel': wallet,
    'wallet.retry': wallet,
    'wallet.back': wallet,
    'wallet.switchChain': wallet,

    // A remembered wallet is reconnected when its time has come.
    'reconnect.due': {
      actions: {
        type: 'reconnectWallet',
        params: ({ event }) => event.connectorId,
      },
    },

    // What the wallet shows is known to login, session and payment.
    'wallet.connected': {
      actions: [
        { type: 'takeWallet', params: ({ event }) => event },
        'cancelReconnect',
        'tellAccount',
        say,
      ],
    },
    'wallet.accountChanged': {
      actions: [
        { type: 'takeAccount', params: ({ event }) => event.address },
        'tellAccount',
      ],
    },
    'wallet.chainChanged': {
      actions: [
        { type: 'takeChain', params: ({ event }) => event.chainId },
        'tellAccount',
      ],
    },
    'wallet.failed': { actions: say },
    'wallet.chainSwitchFailed': { actions: say },

    // Signing in needs a wallet, and nothing where it is done already (R4.4).
    'login.start': [
      { guard: 'isSignedInAlready' },
      { guard: 'isWalletAttached', actions: 'startLogin' },
      { actions: { type: 'show', params: walletNotConnected } },
    ],
    'login.sign': login,
    'login.retry': login,
    'login.cancel': login,
    'login.rejected': { actions: say },
    'login.failed': { actions: say },
    // The server may have signed us in although we left: ask.
    'login.abandoned': { actions: 'checkSession' },

    // Who signs in has a session, and the token balance of that address.
    'login.succeeded': {
      actions: { type: 'openSession', params: ({ event }) => event.user },
    },
    'session.opened': {
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user.address },
        { type: 'readBalanceOf', params: ({ event }) => event.user.address },
        say,
        'noteGreeting',
      ],
    },

    // While wallet and session disagree, nothing acts for either.
    'session.mismatched': {
      actions: [{ type: 'readBalanceOf', params: null }, 'cancelPayment'],
    },
    'session.resumed': {
      actions: {
        type: 'readBalanceOf',
        params: ({ event }) => event.user.address,
      },
    },

    // A session that ends takes its sign-in, its balance and its payment along.
    'session.ended': {
      actions: [
        { type: 'takeUser', params: null },
        { type: 'readBalanceOf', params: null },
        'cancelLogin',
        'cancelPayment',
      ],
    },

    // A node that is back, or a payment made: the balance is another.
    'network.online': { actions: 'refetchBalance' },
    'payment.settled': { actions: 'refetchBalance' },

    'session.check': { actions: 'forwardToSession' },
    'balance.refetch': { actions: 'forwardToBalance' },
    'network.check': { actions: 'forwardToNetwork' },
    'notifications.show': notifications,
    'notifications.dismiss': notifications,
    'notifications.pause': notifications,
    'notifications.resume': notifications,
    'payment.attach': [
      { guard: 'isPaymentAttached' },
      {
        actions: [
          { type: 'attachPayment', params: ({ event }) => event.logic },
          'tellAccount',
        ],
      },
    ],
    'payment.start': payment,
    'payment.retry': payment,
    'payment.cancel': payment,
    'payment.dismiss': payment,
  },
})
