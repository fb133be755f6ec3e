import {
  assign,
  emit,
  enqueueActions,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import {
  holdingsRetryDelay,
  sessionCheckThrottle,
  signOutRetryDelay,
} from '../constants.ts'
import type { User } from '../contract/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
import type {
  Address,
  CheckOutcome,
  LateSignOutOutcome,
  SessionActors,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SignOutOutcome,
} from './session.types.ts'

const isOther = (user: User | null, address?: string | null) =>
  !!address && user !== null && !isSameAddress(user.address, address)

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
  delays: { sessionCheckThrottle, holdingsRetryDelay, signOutRetryDelay },
  guards: {
    isEmbedded: ({ context }) => context.embedded !== null,
    isEmbeddedSignedIn: ({ context }) => context.embedded?.kind === 'signedIn',
    /** Not by the session of who has left here. */
    isSignedIn: ({ context: { leaving } }, answer: CheckOutcome) =>
      answer.kind === 'signedIn' &&
      !isSameAddress(leaving, answer.user.address),
    isSignedOut: (_, answer: CheckOutcome) => answer.kind === 'signedOut',
    isSomebodyElse: ({ context }, answer: CheckOutcome) =>
      answer.kind === 'signedIn' && isOther(context.user, answer.user.address),
    isWalletOther: ({ context }) => isOther(context.user, context.walletShows),
    isWalletOurs: ({ context }) => !isOther(context.user, context.walletShows),
    isEnded: (_, outcome: LateSignOutOutcome) => outcome.kind === 'ended',
    isSuperseded: (_, outcome: LateSignOutOutcome) =>
      outcome.kind === 'superseded',
    isLeaving: ({ context }) => context.leaving !== null,
    /** The server still has the session of who left here. */
    isStillIn: ({ context: { leaving } }, answer: CheckOutcome) =>
      answer.kind === 'signedIn' && isSameAddress(leaving, answer.user.address),
    isOurs: ({ context: { user } }, address: string) =>
      isSameAddress(user?.address, address),
    isOthers: ({ context: { user } }, address: string | undefined) =>
      isOther(user, address),
    isUnheard: (_, leaving: Address | undefined) => leaving !== undefined,
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
    takeLeaving: assign((_, leaving: Address | null) => ({ leaving })),
    /** Before the server is asked: the page may go while it is. */
    keepLeaving: sendTo('leavingMemory', ({ context: { user } }) => ({
      type: 'leaving.keep' as const,
      address: user?.address as Address,
    })),
    leave: assign(({ context: { user } }) => ({
      leaving: user?.address as Address,
    })),
    dropLeaving: enqueueActions(({ enqueue }) => {
      enqueue.assign({ leaving: null })
      enqueue.sendTo('leavingMemory', { type: 'leaving.drop' })
    }),
    takeWallet: assign((_, walletShows: Address | null) => ({ walletShows })),
    raiseAnswer: raise((_, answer: CheckOutcome) => ({
      type: 'check.answered' as const,
      answer,
    })),
    raiseEnded: raise({ type: 'elsewhere.ended' as const }),
    askAgain: raise({ type: 'session.check' as const }),
    tellOpened: sendTo('watchTabs', (_, user: User) => ({
      type: 'tabs.opened' as const,
      user,
    })),
    tellEnded: sendTo('watchTabs', ({ context: { leaving } }) => ({
      type: 'tabs.ended' as const,
      ...(leaving && { leaving }),
    })),
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
    emitOfLeaving: emit(({ context }, is: 'Heard' | 'Unheard') => ({
      type: `session.signOut${is}` as const,
      address: context.leaving as Address,
    })),
  },
})
