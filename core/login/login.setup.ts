import { assign, emit, setup } from 'xstate'
import { verifyRetry } from '../constants.ts'
import type { User } from '../contract/index.ts'
import { isSameAddress } from '../rules/format/index.ts'
import { loginFailure } from './login.failure.ts'
import type {
  Address,
  LoginActors,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginFailure,
  LoginStage,
  NonceOutcome,
  SignInMessage,
  SignOutcome,
  VerifyOutcome,
} from './login.types.ts'

/**
 * A nonce lives 5 minutes on the server; the message is replaced a little
 * sooner, so that a signature still has time to arrive.
 */
export const messageLifetime = 5 * 60_000 - 10_000

type Outcome = NonceOutcome | SignOutcome | VerifyOutcome

const failureOf = (outcome: Outcome | null): LoginFailure =>
  outcome && 'failure' in outcome
    ? outcome.failure
    : loginFailure('login.unexpected')

const isKind =
  <Kind extends Outcome['kind']>(kind: Kind) =>
  (_: unknown, outcome: Outcome): boolean =>
    outcome.kind === kind

/** The vocabulary of the login's chart: guards, actions, delays. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as LoginActors,
  delays: { messageLifetime, verifyRetryDelay: verifyRetry.delay },
  guards: {
    isReady: isKind('ready'),
    isSigned: isKind('signed'),
    isRejected: isKind('rejected'),
    isStale: isKind('stale'),
    isAccountChanged: isKind('accountChanged'),
    isSignedIn: isKind('signedIn'),
    isRetryable: isKind('retryable'),
    isNotJudged: isKind('notJudged'),
    isRefusedAfterLoss: ({ context }, outcome: VerifyOutcome) =>
      outcome.kind === 'refused' && context.isAnswerLost,
    isOurs: ({ context }, user: User | null) =>
      isSameAddress(user?.address, context.address),
    isSameAccount: ({ context }, address: Address | null) =>
      isSameAddress(address, context.address),
    isGone: (_, address: Address | null) => address === null,
  },
  actions: {
    takeAddress: assign((_, address: Address) => ({ address, failure: null })),
    takeMessage: assign((_, outcome: NonceOutcome) =>
      outcome.kind === 'ready' ? { message: outcome.message } : {},
    ),
    dropMessage: assign({ message: null }),
    // The first attempt spends the message, also an attempt that fails.
    takeProof: assign(({ context }, outcome: SignOutcome) => ({
      proof: {
        address: context.address,
        message: (context.message as SignInMessage).text,
        signature: outcome.kind === 'signed' ? outcome.signature : '',
      },
      message: null,
      isAnswerLost: false,
    })),
    noteLoss: assign(({ context }, outcome: VerifyOutcome) => ({
      isAnswerLost:
        context.isAnswerLost ||
        (outcome.kind === 'retryable' && outcome.isLost),
    })),
    takeWalletAddress: assign((_, address: Address | null) => ({
      walletShows: address ?? ('0x' as const),
    })),
    takeWalletShown: assign((_, outcome: SignOutcome) =>
      outcome.kind === 'accountChanged'
        ? { walletShows: outcome.walletShows }
        : {},
    ),
    takeFailure: assign((_, outcome: Outcome | null) => ({
      failure: failureOf(outcome),
    })),
    takeLostAnswer: assign({ failure: loginFailure('login.answerLost') }),
    // Only behind a guard that saw the user.
    emitSucceeded: emit((_, user: User | null) => ({
      type: 'login.succeeded' as const,
      user: user as User,
    })),
    emitRejected: emit({ type: 'login.rejected' as const }),
    emitFailed: emit(({ context }, stage: LoginStage) => ({
      type: 'login.failed' as const,
      failure: context.failure ?? loginFailure('login.unexpected'),
      stage,
    })),
    emitAbandoned: emit({ type: 'login.abandoned' as const }),
  },
})
