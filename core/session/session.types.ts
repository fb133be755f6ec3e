import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { SessionAnswer, User } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import type { ReturnPort, TabsPort } from '../ports/tabs.ts'

/** Who is signed in, as the server says (R3.2). */
export interface Session {
  userAddress: Address | null
  isAuthenticated: boolean
  isAdmin: boolean
}

/** What screens read of the session machine. */
export type SessionView =
  /** Before the first check has finished: a spinner (R2.2). */
  | { status: 'checking'; session: Session }
  | {
      status: 'signedOut'
      session: Session
      /** Out, but the server has not heard of it; it is told again (R7.4). */
      isServerTold?: false
    }
  | { status: 'signedIn'; session: Session; user: User }
  | {
      /** The wallet shows another address: nothing acts for either. */
      status: 'accountMismatch'
      session: Session
      user: User
      walletShows: Address
    }
  | { status: 'signingOut'; session: Session; user: User }

export type { Address, ReturnPort, SessionAnswer, TabsPort }

/** `unknown`: the server answered, and could not say. */
export type CheckOutcome = SessionAnswer | { kind: 'unknown' }

export type SignOutOutcome =
  | { kind: 'ended' }
  /** The server could not be reached (R7.4). */
  | { kind: 'unreachable' }
  /** The session stands: `Sign-Out Failed`. */
  | { kind: 'refused'; status: number }

/** Of a sign-out that the server missed; `superseded`: by a new sign-in. */
export type LateSignOutOutcome = SignOutOutcome | { kind: 'superseded' }

export interface SessionInput {
  /** The first check's answer, where the server put it into the page. */
  answer?: SessionAnswer | undefined
}

export interface SessionContext {
  /** Of the input; read once. */
  embedded: SessionAnswer | null
  user: User | null
  isAdmin: boolean
  /** What the wallet shows, where one is connected. */
  walletShows: Address | null
  /** Who left, and the server has not heard of it. */
  leaving: Address | null
}

export type SessionEvent =
  /** Asks the server again, at most every 2 s (R9.6). */
  | { type: 'session.check' }
  | { type: 'session.signOut' }
  /** A sign-in has succeeded. */
  | { type: 'session.opened'; user: User }
  /** Another tab signed in, or out; `leaving`: the server has not heard of it. */
  | { type: 'elsewhere.opened'; user: User }
  | { type: 'elsewhere.ended'; leaving?: Address | undefined }
  /** An earlier page was left by this account, and the server has not heard of it. */
  | { type: 'leaving.recalled'; address: Address }
  /** The wallet shows this account; `null`: none. */
  | { type: 'account.changed'; address: Address | null }
  /** From one region to the other; nothing else sends it. */
  | { type: 'check.answered'; answer: CheckOutcome }

/** Facts that `system` turns into balance, wallet and toasts. */
export type SessionEmitted =
  | { type: 'session.opened'; user: User }
  | { type: 'session.ended'; by: 'user' | 'server' | 'elsewhere' }
  | { type: 'session.mismatched'; user: User; walletShows: Address }
  | { type: 'session.resumed'; user: User }
  | { type: 'session.signOutFailed'; status: number }
  /** Before `session.ended`: the server has not heard of it; later, that it has (R7.4). */
  | { type: 'session.signOutUnheard'; address: Address }
  | { type: 'session.signOutHeard'; address: Address }

/** Tells the other tabs. */
export type TabsEvent =
  | { type: 'tabs.opened'; user: User }
  | { type: 'tabs.ended'; leaving?: Address | undefined }

/** Keeps over a reload who left without the server's hearing of it. */
export type LeavingEvent =
  | { type: 'leaving.keep'; address: Address }
  | { type: 'leaving.drop' }

/** The I/O of the session machine. `createSessionActors` builds the real one. */
export type SessionActors = {
  checkSession: PromiseActorLogic<CheckOutcome>
  signOut: PromiseActorLogic<SignOutOutcome>
  signOutLate: PromiseActorLogic<LateSignOutOutcome>
  leavingMemory: CallbackActorLogic<LeavingEvent>
  watchTabs: CallbackActorLogic<TabsEvent>
  watchReturn: CallbackActorLogic<SessionEvent>
}
