import { assign, emit, raise, sendTo, setup, stateIn } from 'xstate'
import { holdingsRetryDelay, sessionCheckThrottle } from '../constants.ts'
import type { User } from '../contract/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
import type {
  Address,
  CheckOutcome,
  SessionActors,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SignOutOutcome,
} from './session.types.ts'

const isOther = (user: User | null, address: string | null) =>
  address !== null && user !== null && !isSameAddress(user.address, address)

/** The vocabulary of the session's chart: guards, actions, delays. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as SessionActors,
  delays: { sessionCheckThrottle, holdingsRetryDelay },
  guards: {
    isEmbedded: ({ context }) => context.embedded !== null,
    isEmbeddedSignedIn: ({ context }) => context.embedded?.kind === 'signedIn',
    isSignedIn: (_, answer: CheckOutcome) => answer.kind === 'signedIn',
    isSignedOut: (_, answer: CheckOutcome) => answer.kind === 'signedOut',
    isSomebodyElse: ({ context }, answer: CheckOutcome) =>
      answer.kind === 'signedIn' && isOther(context.user, answer.user.address),
    isWalletOther: ({ context }) => isOther(context.user, context.walletShows),
    isWalletOurs: ({ context }) => !isOther(context.user, context.walletShows),
    isEnded: (_, outcome: SignOutOutcome) => outcome.kind === 'ended',
    isHoldingsOld: ({ context: { user } }) =>
      user !== null && user.holdings.status !== 'fresh',
    isCheckWanted: stateIn({ checks: { throttled: 'queued' } }),
    isUnreachable: (_, outcome: SignOutOutcome) =>
      outcome.kind === 'unreachable',
  },
  actions: {
    takeAnswer: assign((_, answer: CheckOutcome) =>
      answer.kind === 'signedIn'
        ? { user: answer.user, isAdmin: answer.isAdmin }
        : {},
    ),
    takeEmbedded: assign(({ context: { embedded } }) => ({
      embedded: null,
      ...(embedded?.kind === 'signedIn' && {
        user: embedded.user,
        isAdmin: embedded.isAdmin,
      }),
    })),
    // The rights of the new session are learned by the next check.
    takeUser: assign((_, user: User) => ({ user, isAdmin: false })),
    dropUser: assign({ user: null, isAdmin: false }),
    takeWallet: assign((_, walletShows: Address | null) => ({ walletShows })),
    raiseAnswer: raise((_, answer: CheckOutcome) => ({
      type: 'check.answered' as const,
      answer,
    })),
    tellOpened: sendTo('watchTabs', (_, user: User) => ({
      type: 'tabs.opened' as const,
      user,
    })),
    tellEnded: sendTo('watchTabs', { type: 'tabs.ended' as const }),
    emitOpened: emit(({ context }) => ({
      type: 'session.opened' as const,
      user: context.user as User,
    })),
    emitEnded: emit((_, by: 'user' | 'server' | 'elsewhere') => ({
      type: 'session.ended' as const,
      by,
    })),
    emitMismatched: emit(({ context }) => ({
      type: 'session.mismatched' as const,
      user: context.user as User,
      walletShows: context.walletShows as Address,
    })),
    emitResumed: emit(({ context }) => ({
      type: 'session.resumed' as const,
      user: context.user as User,
    })),
    emitSignOutFailed: emit((_, outcome: SignOutOutcome | null) => ({
      type: 'session.signOutFailed' as const,
      status: outcome?.kind === 'refused' ? outcome.status : 0,
    })),
  },
})
