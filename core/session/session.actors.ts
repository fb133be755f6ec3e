import { fromCallback, fromPromise } from 'xstate'
import { BaseError, HttpError } from '../errors.ts'
import type { ApiClient } from '../http/index.ts'
import type { Signal } from '../ports/clock.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import { createLeavingMemory } from './session.leaving.ts'
import type {
  CheckOutcome,
  LateSignOutOutcome,
  LeavingEvent,
  ReturnPort,
  SessionActors,
  SignOutOutcome,
  TabsEvent,
  TabsPort,
} from './session.types.ts'

export interface SessionDeps {
  api: Pick<ApiClient, 'me' | 'adminCheck' | 'logout'>
  /** @default no other tabs */
  tabs?: TabsPort | undefined
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default nothing outlives the page */
  storage?: StoragePort | undefined
}

/** Builds the session machine's actors over the client and the page. */
export function createSessionActors(deps: SessionDeps): SessionActors {
  const { api, tabs, onReturn, storage = safeStorage() } = deps
  const leaving = createLeavingMemory(storage)
  const signOut = async (signal: Signal): Promise<SignOutOutcome> => {
    try {
      const isReached = await api.logout(signal)
      return isReached ? { kind: 'ended' } : { kind: 'unreachable' }
    } catch (error) {
      if (!(error instanceof BaseError)) throw error
      const status = error instanceof HttpError ? error.status : 0
      // Without a session there is nothing left to end.
      return status === 401 ? { kind: 'ended' } : { kind: 'refused', status }
    }
  }
  return {
    checkSession: fromPromise<CheckOutcome>(async ({ signal }) => {
      try {
        const user = await api.me(signal)
        if (!user) return { kind: 'signedOut' }
        const isAdmin = await api.adminCheck(user.address, signal)
        return { kind: 'signedIn', user, isAdmin }
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        // 5xx or unreadable: neither a yes nor a no.
        return { kind: 'unknown' }
      }
    }),

    signOut: fromPromise<SignOutOutcome>(({ signal }) => signOut(signal)),

    // Another tab may have signed in since, and must not lose that session.
    signOutLate: fromPromise<LateSignOutOutcome>(async ({ signal }) =>
      leaving.recall() ? signOut(signal) : { kind: 'superseded' },
    ),

    leavingMemory: fromCallback<LeavingEvent>(({ sendBack, receive }) => {
      receive((event) =>
        event.type === 'leaving.keep'
          ? leaving.keep(event.address)
          : leaving.drop(),
      )
      const address = leaving.recall()
      if (address) sendBack({ type: 'leaving.recalled', address })
    }),

    watchTabs: fromCallback<TabsEvent>(({ sendBack, receive }) => {
      receive((told) => tabs?.post(told))
      return tabs?.subscribe(async (told) => {
        // Loaded when another tab speaks: few visits have one.
        const hear = await import('./session.tabs.ts').catch(() => null)
        const event = hear?.heard(told)
        if (event) sendBack(event)
      })
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'session.check' })),
    ),
  }
}
