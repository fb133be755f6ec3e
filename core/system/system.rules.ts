import { systemSetup } from './system.setup.ts'
import { signedIn, walletNotConnected } from './system.toasts.ts'
import type { SystemFact } from './system.types.ts'

const say = {
  type: 'say',
  params: ({ event }: { event: SystemFact }) => ({ fact: event }),
} as const
/** The rules between machines, one sentence each. */
export const rules = systemSetup.createStateConfig({
  on: {
    'wallet.open': { actions: 'forwardToWallet' },

    // What the wallet shows is known to login, session and payment.
    'wallet.connected': {
      actions: [
        { type: 'takeWallet', params: ({ event }) => event },
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
      { guard: 'isWalletAttached', actions: 'prepareLogin' },
      { actions: { type: 'show', params: walletNotConnected } },
    ],
    'login.rejected': { actions: say },
    'login.failed': { actions: say },
    // The server may have signed us in although we left: ask.
    'login.abandoned': { actions: 'checkSession' },

    // Who signs in has a session, and the token balance of that address.
    'login.succeeded': {
      actions: [
        { type: 'openSession', params: ({ event }) => event.user },
        'welcome',
      ],
    },
    // Where the page is not reloaded, it is said here and now (R4.5).
    'welcome.stayed': { actions: { type: 'show', params: signedIn } },
    'session.opened': {
      actions: [
        { type: 'takeUser', params: ({ event }) => event.user.address },
        { type: 'readBalanceOf', params: ({ event }) => event.user.address },
        say,
        'noteGreeting',
        // Another tab may have been quicker: nothing is left to sign here.
        'cancelLogin',
      ],
    },

    // While wallet and session disagree, nothing acts for either.
    'session.mismatched': {
      actions: [{ type: 'readBalanceOf', params: null }, 'cancelPayments'],
    },
    'session.resumed': {
      actions: {
        type: 'readBalanceOf',
        params: ({ event }) => event.user.address,
      },
    },

    // A session that ends takes its sign-in, its balance and its payments along.
    'session.ended': {
      actions: [
        { type: 'takeUser', params: null },
        { type: 'readBalanceOf', params: null },
        'cancelLogin',
        'forgetLogin',
        'cancelPayments',
      ],
    },

    // Out here; the server hears of it as soon as it answers (R7.4).
    'session.signOutUnheard': { actions: 'noteUnheard' },
    'session.signOutHeard': { actions: say },

    // A node that is back, or a payment made: the balance is another.
    'network.online': {
      guard: { type: 'isBack', params: ({ event }) => event.isBack },
      actions: 'refetchBalance',
    },
    'payment.settled': { actions: 'refetchBalance' },

    // The wallet holds one prompt: who asks for another is told.
    'payment.refused': { actions: say },

    // A machine that came late learns what the wallet shows.
    'machine.arrived': {
      actions: { type: 'tellAccount', params: ({ event }) => event.id },
    },
    'machine.notLoaded': { actions: say },
  },
})
